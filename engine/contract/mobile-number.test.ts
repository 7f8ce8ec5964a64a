import { expect, it } from "vitest";
import { mobileText } from "./mobile-number.ts";

it("a mobile number is read behind +91 and never broken between two lines", () => {
  expect(mobileText("9876543210")).toBe("+91\u00a09876543210");
  expect(mobileText("98765 43210")).toBe("+91\u00a098765\u00a043210");
});
