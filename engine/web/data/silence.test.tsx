import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OfflineNotice } from "../shell/offline/offline-notice.tsx";
import { SlowNotice } from "../shell/offline/slow-notice.tsx";
import { chooseLanguage } from "../words/language.ts";
import { NetworkError, type PlainRequest, request } from "./api-client.ts";

const question: PlainRequest = { method: "GET", path: "/v2/cart" };
const effect: PlainRequest = { method: "POST", path: "/v2/orders", body: {} };

/** The connection stands, and answers when it is told to: first with the head of its answer, then with the rest. */
function aSlowNetwork() {
  let begin = (): void => {};
  let finish = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  vi.stubGlobal("fetch", async () => {
    await begun;
    const body = new ReadableStream({
      async start(stream) {
        await finished;
        stream.enqueue(new TextEncoder().encode('{"code":"OK","info":"","data":7}'));
        stream.close();
      },
    });
    return new Response(body);
  });
  return { begin: () => begin(), finish: () => finish() };
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const outcomeOf = (wish: PlainRequest) => request(wish).catch((error: unknown) => error);
const slow = "Slow network. Still loading.";

beforeEach(() => {
  vi.useFakeTimers();
  render(<OfflineNotice />);
});
afterEach(() => {
  cleanup();
  act(() => chooseLanguage("en"));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a network that stands and does not answer", () => {
  it("is told in plain words in both languages, as long as an answer is waited for", async () => {
    const network = aSlowNetwork();
    const answer = request(question);
    await after(4900);
    expect(screen.queryByText(slow)).toBeNull();
    await after(200);
    expect(screen.getByText(slow)).toBeDefined();
    act(() => chooseLanguage("te"));
    expect(screen.getByText("నెట్‌వర్క్ నెమ్మదిగా ఉంది. జవాబు కోసం ఇంకా వేచి ఉంది.")).toBeDefined();
    network.begin();
    network.finish();
    await after(0);
    await expect(answer).resolves.toBe(7);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("is told on pages that stand alone too, such as sign-in", async () => {
    cleanup();
    render(<SlowNotice />);
    const network = aSlowNetwork();
    const answer = request(effect);
    await after(5100);
    expect(screen.getByRole("status").textContent).toBe(slow);
    network.begin();
    network.finish();
    await after(0);
    await answer;
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("ends a question as no answer after 20 s, and what has an effect after 40 s", async () => {
    aSlowNetwork();
    const asked = outcomeOf(question);
    const wished = outcomeOf(effect);
    await after(20_000);
    expect(await asked).toBeInstanceOf(NetworkError);
    expect(await asked).toMatchObject({ wasSilent: true });
    expect(screen.getByText(slow)).toBeDefined();
    await after(20_000);
    expect(await wished).toMatchObject({ name: "NetworkError", wasSilent: true });
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("is not blamed for the time in which the phone slept", async () => {
    const network = aSlowNetwork();
    const answer = request(question);
    vi.setSystemTime(Date.now() + 30_000);
    await after(20_000);
    network.begin();
    network.finish();
    await after(0);
    await expect(answer).resolves.toBe(7);
  });

  it("has longer for the rest of an answer that has begun", async () => {
    const network = aSlowNetwork();
    const answer = request(question);
    await after(19_000);
    network.begin();
    await after(50_000);
    network.finish();
    await after(0);
    await expect(answer).resolves.toBe(7);
  });
});
