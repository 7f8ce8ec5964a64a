import { describe, expect, it } from "vitest";
import { guardOf, refusalOf } from "./navigation.ts";

describe("guards", () => {
  it.each(["/auth", "/auth/signin", "/auth/otp"])(
    "[NAV-007] a signed-in person is led from %s to home",
    (path) => {
      expect(refusalOf(guardOf(path), true)).toBe("/app/home");
      expect(refusalOf(guardOf(path), false)).toBeNull();
    },
  );

  it.each(["/app", "/app/home", "/app/order/1/paymentDetails", "/rbl_payment"])(
    "[NAV-009] [NAV-013] a signed-out visitor is led from %s to sign-in",
    (path) => {
      expect(refusalOf(guardOf(path), false)).toBe("/auth/signin");
      expect(refusalOf(guardOf(path), true)).toBeNull();
    },
  );

  it.each(["/public/social/updates/x", "/application", "/authors", "/"])(
    "%s is open to everybody",
    (path) => {
      expect(refusalOf(guardOf(path), false)).toBeNull();
      expect(refusalOf(guardOf(path), true)).toBeNull();
    },
  );

  it("a declared guard wins over the path", () => {
    expect(guardOf("/app/legal", "public")).toBe("public");
  });
});
