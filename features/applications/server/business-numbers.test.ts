import { describe, expect, it } from "vitest";
import { gstinCheckSign, hasGstinShape, hasRightCheckSign, isPan, panOfGstin } from "./business-numbers.ts";

describe("numbers of a business", () => {
  it("the check sign of a GSTIN is that of a public example, and every other sign is wrong", () => {
    expect(gstinCheckSign("24ABSFS0559B1Z")).toBe("6");
    const signs = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    expect(signs.filter((sign) => hasRightCheckSign(`24ABSFS0559B1Z${sign}`))).toEqual(["6"]);
  });

  it("one wrong sign, or two changed places, is found by the check sign", () => {
    expect(hasRightCheckSign("24ABSFS0559B1Z6")).toBe(true);
    expect(hasRightCheckSign("24ABSFS0569B1Z6")).toBe(false);
    expect(hasRightCheckSign("24BASFS0559B1Z6")).toBe(false);
  });

  it("a GSTIN holds the PAN of its business, whose fourth letter says what it is", () => {
    expect(hasGstinShape("24ABSFS0559B1Z6")).toBe(true);
    expect(hasGstinShape("24ABSFS0559B1X6")).toBe(false);
    expect(panOfGstin("24ABSFS0559B1Z6")).toBe("ABSFS0559B");
    expect(["ABSFS0559B", "ABCPR1234K"].every(isPan)).toBe(true);
    expect(["ABSXS0559B", "ABSFS0559", "1BSFS0559B", "abcpr1234k"].some(isPan)).toBe(false);
  });
});
