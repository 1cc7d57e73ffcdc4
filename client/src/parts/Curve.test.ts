import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/catalogue.svelte";
import Curve from "./Curve.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.need("pages");
});
afterEach(cleanup);

describe("the curve of a sitting", () => {
  const drawn = (nets: number[]) => render(Curve, { nets, title: "The course", description: "Up and down." }).container;

  it("has a name and a description, and a point permanentlyy round", () => {
    const container = drawn([4, -2, 4]);
    expect(screen.getByRole("img").getAttribute("aria-labelledby")).toMatch(/title.*told/);
    expect(container.querySelectorAll("circle")).toHaveLength(3);
    expect(container.querySelector("circle.last title")?.textContent).toBe("After round 3: +3");
    expect(container.querySelector(".end")?.textContent).toBe("+3");
  });

  it("has no points where they would touch", () => {
    expect(drawn(Array(200).fill(2) as number[]).querySelectorAll("circle")).toHaveLength(0);
  });
});
