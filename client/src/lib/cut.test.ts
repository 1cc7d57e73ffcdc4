import { beforeEach, describe, expect, it } from "vitest";
import { forgetCut, keepCut, keptCut } from "./cut";

const bytes = (...each: number[]): Uint8Array => Uint8Array.from(each);

describe("a cut that was shown", () => {
  beforeEach(() => sessionStorage.clear());

  it("is kept until it is opened", () => {
    keepCut(7, bytes(1, 255));
    expect(keptCut(7)).toBe("01ff");
    forgetCut(7, "01ff");
    expect(keptCut(7)).toBeNull();
  });

  it("is not forgotten when the answer to the one before comes late", () => {
    keepCut(7, bytes(1));
    keepCut(7, bytes(2));
    forgetCut(7, "01");
    expect(keptCut(7)).toBe("02");
  });
});
