import { beforeEach, describe, expect, it } from "vitest";
import { forgetTarget, keepTarget, takeTarget, targetInsideApp } from "./kept-target.ts";

beforeEach(() => sessionStorage.clear());

describe("kept target", () => {
  it("[NAV-010] [NAV-011] is given once after sign-in, then home", () => {
    keepTarget("/app/order/2607130296?tab=1");
    expect(takeTarget()).toBe("/app/order/2607130296?tab=1");
    expect(takeTarget()).toBe("/app/home");
  });

  it.each([
    "https://evil.example/app",
    "//evil.example/app",
    "/\\evil.example",
    "/app\\..\\evil",
    "javascript:alert(1)",
    "/app/\nhome",
    "app/home",
    "",
    "/",
    "/auth/signin",
    "/app/../auth/signin",
  ])("[NAV-011] %j never becomes a target", (target) => {
    expect(targetInsideApp(target)).toBeNull();
    sessionStorage.setItem("santha.target", target);
    expect(takeTarget()).toBe("/app/home");
  });

  it("a signed-out person's own log-out leaves nothing behind", () => {
    keepTarget("/app/order");
    forgetTarget();
    expect(takeTarget()).toBe("/app/home");
  });
});
