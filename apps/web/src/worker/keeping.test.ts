import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchPart } from "./keeping.ts";

const kept = vi.fn(async () => {});
const part = () => fetchPart(new Request("http://localhost/assets/store-page-B4JG5-r0.js"));

/** Answers when it is told to, unless the request is given up before. */
function aSlowNetwork(): (answer: Response) => void {
  const coming = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (_: Request, { signal }: RequestInit = {}) => {
    signal?.addEventListener("abort", () => coming.reject(signal.reason));
    return coming.promise;
  });
  return coming.resolve;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("caches", { open: async () => ({ put: kept }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a file of the app for which the network stays silent fails after 20 s, so that the page can say so", async () => {
  aSlowNetwork();
  const outcome = part().catch(({ name }: Error) => name);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe("AbortError");
  expect(kept).not.toHaveBeenCalled();
});

it("one that has begun to come in time is kept and given", async () => {
  const answer = aSlowNetwork();
  const coming = part();
  await vi.advanceTimersByTimeAsync(19_000);
  answer(new Response("the page"));
  expect(await (await coming).text()).toBe("the page");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept).toHaveBeenCalledTimes(1);
});
