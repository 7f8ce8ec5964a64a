import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchPageSoon, fetchPart } from "./keeping.ts";

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

describe("a page that is loaded again", () => {
  /** The first half of the page comes, and then what `go` does to the rest. */
  function halfAPage(go: (rest: ReadableStreamDefaultController, signal?: AbortSignal | null) => void): void {
    vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit = {}) => {
      const start = (rest: ReadableStreamDefaultController): void => {
        rest.enqueue(new TextEncoder().encode("<html>"));
        go(rest, signal);
      };
      return new Response(new ReadableStream({ start }));
    });
  }

  it("is given whole", async () => {
    halfAPage((rest) => {
      rest.enqueue(new TextEncoder().encode("</html>"));
      rest.close();
    });
    expect(await (await fetchPageSoon()).text()).toBe("<html></html>");
  });

  it("is none when its answer is cut off in the middle, so that the kept one is shown and no blank one", async () => {
    halfAPage((rest) => rest.error(new TypeError("network error")));
    await expect(fetchPageSoon()).rejects.toThrow("network error");
  });

  it("is none when the rest of it has not come after 3 s", async () => {
    halfAPage((rest, signal) => signal?.addEventListener("abort", () => rest.error(signal.reason)));
    const outcome = fetchPageSoon().catch(({ name }: Error) => name);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe("AbortError");
  });

  it("is none when a gateway answers in its place", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>Bad gateway</html>", { status: 502 }));
    await expect(fetchPageSoon()).rejects.toThrow("502");
  });
});
