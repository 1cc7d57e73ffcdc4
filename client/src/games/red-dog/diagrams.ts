/** The figures of the guide to Red Dog, by the chapter in which each stands. */

import type { Component } from "svelte";
import Hands from "./Hands.svelte";

export const diagrams: Record<string, Component> = { hand: Hands };
