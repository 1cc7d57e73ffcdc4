/** The diagrams of the guide to Casino War, by the chapter in which each stands. */

import type { Component } from "svelte";
import Order from "./Order.svelte";
import Ways from "./Ways.svelte";

export const diagrams: Record<string, Component> = { play: Order, settlement: Ways };
