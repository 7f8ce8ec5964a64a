import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetch, reloadWhenBuildIsGone } from "./fresh-build.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The page of the server, asked for whether it is there. */
function answers(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  return asked;
}

function failToLoad(part: string): void {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: new Error(`Failed to fetch ${part}`),
  });
  dispatchEvent(event);
  // The error page stands until the page is loaded again.
  expect(event.defaultPrevented).toBe(false);
}

test("a part that the new build no longer has loads the page again, once; then the error is shown", async () => {
  const reload = vi.fn();
  const asked = answers(async () => new Response());
  reloadWhenBuildIsGone(reload);
  failToLoad("cart-page-A.js");
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  failToLoad("cart-page-A.js");
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ["is silent", () => Promise.reject(new DOMException("over", "TimeoutError"))],
  ["has a gateway without a server", async () => new Response("", { status: 502 })],
])("a part that does not come over a network that %s leaves the page as it is", async (_, answer) => {
  const reload = vi.fn();
  const asked = answers(answer);
  reloadWhenBuildIsGone(reload);
  failToLoad("store-page-A.js");
  expect(asked).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});

test("a part that was only fetched ahead of need never loads the page again under somebody who types", async () => {
  const reload = vi.fn();
  const asked = answers(async () => new Response());
  reloadWhenBuildIsGone(reload);
  await prefetch(async () => {
    failToLoad("signed-in-app-A.js");
    throw new Error("gone");
  });
  expect(asked).not.toHaveBeenCalled();
});
