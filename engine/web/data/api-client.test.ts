import { afterEach, describe, expect, it, vi } from "vitest";
import { readProfile } from "#features/profiles/contract/profiles.ts";
import { chooseLanguage } from "../words/language.ts";
import {
  ApiError,
  call,
  NetworkError,
  newIdempotencyKey,
  onSessionEnd,
  type PlainRequest,
  request,
} from "./api-client.ts";

const input: PlainRequest = {
  method: "PUT",
  path: "/v2/savings/a%2Fb",
  query: { tags: ["x", "y"], note: undefined },
  body: { amountInPaise: 5 },
};

/** The wire: what was asked, and the answer given. */
function wire(answer: () => Response | Promise<Response>): { readonly asked: Request[] } {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, "http://localhost"), init));
    return answer();
  });
  return { asked };
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

afterEach(() => {
  vi.unstubAllGlobals();
  chooseLanguage("en");
});

describe("calls", () => {
  it("fills query, body, language and idempotency key, and gives the data of the envelope", async () => {
    chooseLanguage("te");
    const { asked } = wire(() => json(200, { code: "OK", info: "", data: { savingId: "a" } }));
    await expect(request({ ...input, idempotencyKey: "k1" })).resolves.toEqual({ savingId: "a" });
    const [sent] = asked;
    expect(sent?.method).toBe("PUT");
    expect(sent?.url).toBe("http://localhost/v2/savings/a%2Fb?tags=x&tags=y");
    expect(sent?.headers.get("accept-language")).toBe("te");
    expect(sent?.headers.get("idempotency-key")).toBe("k1");
    expect(sent?.headers.get("content-type")).toBe("application/json");
    await expect(sent?.json()).resolves.toEqual({ amountInPaise: 5 });
  });

  it("fills the path of an endpoint, whatever its parameters hold", async () => {
    const { asked } = wire(() => json(200, { code: "OK", info: "", data: {} }));
    await call(readProfile, { params: { profileKey: "a/b ఆ?" } });
    expect(asked[0]?.url).toBe("http://localhost/v2/profiles/a%2Fb%20%E0%B0%86%3F");
  });

  it("throws the server's refusal with code, sentence and fields", async () => {
    wire(() =>
      json(422, {
        code: "savings/closed",
        info: "It is closed.",
        data: null,
        fields: { amountInPaise: "Too much" },
      }),
    );
    const refusal = await request(input).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      status: 422,
      code: "savings/closed",
      info: "It is closed.",
      fields: { amountInPaise: "Too much" },
    });
  });

  it("[ERR-002] [ERR-004] [ERR-005] [ERR-006] [ERR-008] takes an answer whose code is not OK, or not CREATED for what was created, for a refusal with the server's words", async () => {
    for (const [status, code] of [
      [200, "wishlist/full"],
      [200, "CREATED"],
      [201, "OK"],
    ] as const) {
      wire(() => json(status, { code, info: "It is full.", data: {} }));
      await expect(request(input)).rejects.toMatchObject({
        name: "ApiError",
        status,
        code,
        info: "It is full.",
      });
    }
    wire(() => json(201, { code: "CREATED", info: "", data: { id: 7 } }));
    await expect(request(input)).resolves.toEqual({ id: 7 });
  });

  it("takes an answer without envelope for none, as it is of something on the way, or for a fault of the server", async () => {
    for (const status of [200, 404]) {
      wire(() => new Response("<html>", { status }));
      await expect(request(input)).rejects.toMatchObject({ name: "NetworkError", wasSilent: false });
    }
    wire(() => new Response("<html>", { status: 502 }));
    await expect(request(input)).rejects.toMatchObject({ status: 502, code: "platform/unreadable-answer" });
  });

  it("takes an answer that is cut off in the middle for none: the server may have done what was asked", async () => {
    const cut = () =>
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"code":"CREATED","info":"","da'));
          body.error(new TypeError("network error"));
        },
      });
    wire(() => new Response(cut(), { status: 201 }));
    await expect(request(input)).rejects.toBeInstanceOf(NetworkError);
  });

  it("tells a lost connection from a given-up call", async () => {
    wire(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(request(input)).rejects.toBeInstanceOf(NetworkError);
    const signal = AbortSignal.abort(new DOMException("left", "AbortError"));
    wire(() => Promise.reject(signal.reason));
    await expect(request({ ...input, signal })).rejects.toMatchObject({ name: "AbortError" });
  });

  it("[AUTH-010] says that the session ended on 401, and on nothing else", async () => {
    let ended = 0;
    const stop = onSessionEnd(() => {
      ended += 1;
    });
    for (const status of [403, 500, 401]) {
      wire(() => json(status, { code: "platform/refused", info: "", data: null }));
      await expect(request(input)).rejects.toBeInstanceOf(ApiError);
    }
    stop();
    await expect(request(input)).rejects.toBeInstanceOf(ApiError);
    expect(ended).toBe(1);
  });

  it("makes a new key for every wish", () => {
    expect(new Set(Array.from({ length: 100 }, newIdempotencyKey)).size).toBe(100);
  });
});
