import { describe, expect, it } from "vitest";
import { edgeOf } from "./edge";

describe("the edge of a house", () => {
  it("is shown from an exact fraction, as what the house earns", () => {
    expect(edgeOf({ edge: "-23138/993023" }, ".")).toEqual({
      percent: "2.330",
      exact: "−23138/993023",
      isExact: true,
    });
  });

  it("can be the player’s", () => expect(edgeOf({ edge: "1/200" }, ",")?.percent).toBe("−0,500"));

  it("is that of the best play where several are told", () => {
    expect(edgeOf({ edge: { basic: -0.008635236, composition: -0.008599424 } }, ",")).toEqual({
      percent: "0,860",
      exact: "−0,008599424",
      isExact: false,
    });
  });

  it("is not made up where none is told", () => {
    for (const edge of [undefined, null, "unknown", {}, { chart: "x" }]) expect(edgeOf({ edge }, ".")).toBeNull();
  });
});
