import { afterEach, beforeEach, expect, it } from "vitest";
import { endArriving } from "./arriving.ts";

const isThere = (): boolean => document.querySelector(".arriving") !== null;

/** The first sight of home stands before the app, which has drawn nothing of home yet. */
beforeEach(() => {
  document.body.innerHTML = '<div class="arriving sight" data-until=".goods"></div><div id="app"></div>';
  document.documentElement.dataset["at"] = "/app/home";
  location.hash = "#/app/home";
});
afterEach(() => {
  document.body.innerHTML = "";
  location.hash = "";
  delete document.documentElement.dataset["at"];
});

it("the first sight stays until the app has drawn what it shows", async () => {
  endArriving();
  expect(isThere()).toBe(true);
  document.querySelector("#app")?.insertAdjacentHTML("beforeend", '<div class="goods"></div>');
  await Promise.resolve();
  expect(isThere()).toBe(false);
});

it("it covers no other page that was opened while the app was on its way", () => {
  location.hash = "#/app/coupons?tab=1";
  endArriving();
  expect(isThere()).toBe(false);
});
