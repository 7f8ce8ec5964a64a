import { describe, expect, it } from "vitest";
import { ApiError, NetworkError } from "../data/api-client.ts";
import {
  afterFailure,
  failureOf,
  nextDue,
  nextWakeAt,
  type OutboxEntry,
  pendingSince,
  withoutOldReceipts,
} from "./outbox-entry.ts";

const now = 1_000_000;
const day = 86_400_000;
let count = 0;

function entry(change: Partial<OutboxEntry> = {}): OutboxEntry {
  count += 1;
  return {
    id: `id-${count}`,
    kind: "cart/set",
    subject: "cart/1",
    input: {},
    steps: [{ method: "PUT", path: "/v2/cart/lines/1" }],
    answers: [],
    title: { en: "Urea: 2 in the cart", te: "" },
    page: "/app/store/checkout/cart",
    refreshes: [["cart"]],
    savedAt: now,
    state: "waiting",
    attempts: 0,
    nextTryAt: 0,
    decidedAt: 0,
    refusal: null,
    ...change,
  };
}

const refusal = (status: number, code = "cart/x") => new ApiError(status, { code, info: "Only 2 left." });

describe("what is sent next", () => {
  it("is the oldest that is due, and never a later change of a subject while an earlier one waits", () => {
    const waiting = entry({ nextTryAt: now + 60_000 });
    const [behind, other] = [entry(), entry({ subject: "wishlist/9" })];
    expect(nextDue([waiting, behind, other], now)?.id).toBe(other.id);
    expect(nextDue([waiting, behind], now)).toBeUndefined();
    expect(nextDue([waiting, behind], now + 60_000)?.id).toBe(waiting.id);
    expect(nextDue([waiting, behind, other], now + 60_000, new Set([waiting.id]))?.id).toBe(other.id);
    expect(nextWakeAt([waiting, behind], now)).toBe(0);
  });

  it("goes on behind a refused change, which nothing tries again by itself", () => {
    const [refused, next] = [entry({ state: "refused" }), entry()];
    expect(nextDue([refused, next], now)?.id).toBe(next.id);
    expect(nextWakeAt([refused], now)).toBeNull();
  });

  it("is not held up by a time that was written while the clock was ahead by a day", () => {
    const failed = afterFailure(entry({ attempts: 1 }), new NetworkError("no answer"), {
      now: now + day,
      chance: 1,
    });
    expect(nextDue([failed], now)?.id).toBe(failed.id);
  });
});

describe("after a try that failed", () => {
  it.each([
    ["no answer", new NetworkError("no answer"), "unreachable"],
    ["a gateway without a server", refusal(502), "unreachable"],
    ["a busy server", refusal(503), "later"],
    ["too many calls", refusal(429), "later"],
    ["the same change still being worked on", refusal(409, "platform/still-running"), "later"],
    ["a session that is over", refusal(401), "paused"],
    ["somebody else signed in", refusal(409, "platform/other-person"), "paused"],
    ["a fault of the server", refusal(500), "fault"],
    ["too little stock", refusal(409), "refused"],
    ["input that is not taken", refusal(422), "refused"],
  ])("%s means: %s", (_, error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });

  it("a refusal keeps the change with the server's reason: the sentences about its inputs where there are some", () => {
    const fields = { firstName: "Enter a name.", email: "Enter an e-mail address." };
    const settings = { now, chance: 0.5 };
    const after = afterFailure(entry({ attempts: 1 }), refusal(409), settings);
    expect(after).toMatchObject({ state: "refused", refusal: { code: "cart/x", info: "Only 2 left." } });
    const marked = new ApiError(422, { code: "platform/refused-input", info: "Check the fields.", fields });
    expect(afterFailure(entry(), marked, settings).refusal?.info).toBe(
      "Enter a name. Enter an e-mail address.",
    );
  });

  it("everything else keeps it waiting, longer each time, twelve and a half minutes at most", () => {
    const waitAfter = (attempts: number, chance = 0.5): number =>
      afterFailure(entry({ attempts }), new NetworkError("no answer"), { now, chance }).nextTryAt - now;
    expect([1, 2, 3, 12].map((attempts) => waitAfter(attempts))).toEqual([4000, 8000, 16_000, 600_000]);
    expect([waitAfter(1, 0), waitAfter(1, 1), waitAfter(40, 1)]).toEqual([3000, 5000, 750_000]);
    const waiting = entry({ attempts: 1 });
    expect(afterFailure(waiting, refusal(401), { now, chance: 0 })).toEqual(waiting);
  });
});

it("screens add to an answer what waits and what was sent since, not what was refused or sent before", () => {
  const waiting = entry();
  const sentSince = entry({ state: "sent", decidedAt: now + 10 });
  const others = [
    entry({ state: "sent", decidedAt: now - 10 }),
    entry({ state: "sent", decidedAt: now + day }),
    entry({ state: "refused" }),
    entry({ subject: "wishlist/1" }),
  ];
  expect(pendingSince([waiting, sentSince, ...others], "cart/", now, now + 20)).toEqual([waiting, sentSince]);
});

it("receipts go after seven days or beyond fifty; nothing that the server does not have ever does", () => {
  const old = [entry(), entry({ state: "refused", decidedAt: 1 }), entry({ state: "sent", decidedAt: now })];
  const late = now + 8 * day;
  const receipts = Array.from({ length: 51 }, () => entry({ state: "sent", decidedAt: late - 1 }));
  expect(withoutOldReceipts([...old, ...receipts], late)).toEqual([...old.slice(0, 2), ...receipts.slice(1)]);
});
