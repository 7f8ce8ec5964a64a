import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadWhenBuildIsGone } from "../../browser/fresh-build.ts";
import { onceReachable } from "./once-reachable.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so often before it comes. */
function failing(times: number) {
  return vi.fn(async () => {
    times -= 1;
    if (times >= 0) throw new TypeError("no network");
    return "there";
  });
}
const settled = () => vi.advanceTimersByTimeAsync(0);

it("what could not be fetched is fetched as soon as the device is online again", async () => {
  const load = failing(1);
  const loaded = onceReachable(load, new AbortController().signal);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("online"));
  expect(await loaded).toBe("there");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it("a device that says nothing tries again by itself", async () => {
  const load = failing(2);
  const loaded = onceReachable(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe("there");
});

it("a try while somebody may be typing never reloads the page, as the first one may for a build that is gone", async () => {
  const reload = vi.fn();
  vi.stubGlobal("fetch", async () => new Response());
  reloadWhenBuildIsGone(reload);
  const load = async () => {
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("a part") }));
    throw new TypeError("gone");
  };
  void onceReachable(load, new AbortController().signal);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("who has left is fetched nothing more", async () => {
  const load = failing(1);
  const leaving = new AbortController();
  void onceReachable(load, leaving.signal);
  await settled();
  leaving.abort();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
