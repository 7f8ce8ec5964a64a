import { beforeEach, expect, test, vi } from "vitest";
import { prefetch, reloadWhenBuildIsGone } from "./fresh-build.ts";

beforeEach(() => sessionStorage.clear());

function failToLoad(part: string): Event {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: new Error(`Failed to fetch ${part}`),
  });
  dispatchEvent(event);
  return event;
}

test("a part that the new build no longer has loads the page again, once; then the error is shown", () => {
  const reload = vi.fn();
  reloadWhenBuildIsGone(reload);
  expect(failToLoad("cart-page-A.js").defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failToLoad("cart-page-A.js").defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that was only fetched ahead of need never loads the page again under somebody who types", async () => {
  const reload = vi.fn();
  reloadWhenBuildIsGone(reload);
  await prefetch(async () => {
    expect(failToLoad("whole-app-A.js").defaultPrevented).toBe(false);
    throw new Error("gone");
  });
  expect(reload).not.toHaveBeenCalled();
});
