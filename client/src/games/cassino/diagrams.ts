/** The diagrams of the guide to Cassino, by the chapter in which each stands. */

import type { Component } from "svelte";
import Legal from "./Legal.svelte";

export const diagrams: Record<string, Component> = { legal: Legal };
