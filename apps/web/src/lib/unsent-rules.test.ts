import { describe, expect, it } from "vitest";
import { ApiError, NetworkError } from "./api-client.ts";
import { isLeft, missingIn, newRecord, type UnsentRecord } from "./unsent-record.ts";
import {
  afterFailure,
  isBehind,
  isBeingSent,
  momentAfter,
  nextDue,
  nextWakeAt,
  oldReceipts,
  outcomeOf,
  replaceable,
  taken,
  waitMsAfter,
} from "./unsent-rules.ts";

const now = 1_000_000;
let count = 0;

function record(change: Partial<UnsentRecord> = {}): UnsentRecord {
  count += 1;
  const made = newRecord({
    id: `id-${String(count).padStart(4, "0")}`,
    kind: "cart/set",
    subject: "cart/1",
    input: {},
    request: { method: "PUT", path: "/v2/cart/lines/1" },
    words: { en: "Urea: 2 in the cart", te: "" },
    leadsTo: "/app/store/checkout/cart",
    refreshes: [["cart"]],
    savedAt: now + count,
  });
  return { ...made, ...change };
}

const answer = (status: number, code = "cart/x") => new ApiError(status, { code, info: "Only 2 left." });

describe("what is sent next", () => {
  it("is the oldest, whatever order it was read in", () => {
    const [one, two, three] = [record(), record({ subject: "cart/2" }), record({ subject: "cart/3" })];
    expect(nextDue([three, one, two], now + 500)?.id).toBe(one.id);
  });

  it("is never a later change of a subject while an earlier one waits, and is one of another subject meanwhile", () => {
    const waiting = record({ subject: "cart/1", nextTryAt: now + 60_000 });
    const behind = record({ subject: "cart/1" });
    const other = record({ subject: "wishlist/9" });
    expect(nextDue([waiting, behind, other], now)?.id).toBe(other.id);
    expect(nextDue([waiting, behind], now)).toBeUndefined();
    expect(nextDue([waiting, behind], now + 60_000)?.id).toBe(waiting.id);
  });

  it("goes on behind a refused change, which stands in nobody's way", () => {
    const refused = record({ state: "refused" });
    const next = record();
    expect(nextDue([refused, next], now)?.id).toBe(next.id);
    expect(isBehind([refused], next)).toBe(false);
  });

  it("is not what another tab is sending, until that tab is believed dead", () => {
    const begun = taken(record(), now);
    expect(nextDue([begun], now + 59_000)).toBeUndefined();
    expect(nextDue([begun], now + 60_000)?.id).toBe(begun.id);
    expect(nextWakeAt([begun], now)).toBe(now + 60_000);
  });

  it("is not held up by moments that were written while the clock was ahead by a day", () => {
    const ahead = now + 86_400_000;
    const begun = taken(record(), ahead);
    const failedThen = afterFailure(
      taken(record({ subject: "cart/2" }), ahead),
      new NetworkError("no answer"),
      {
        now: ahead,
        chance: 1,
      },
    );
    expect(nextDue([begun], now)?.id).toBe(begun.id);
    expect(nextDue([failedThen], now)?.id).toBe(failedThen.id);
    expect([isBeingSent(begun, ahead + 1), isBeingSent(begun, now)]).toEqual([true, false]);
  });

  it("is in the order in which changes were made, also when the clock was set back in between", () => {
    const first = taken(record({ savedAt: now + 86_400_000, attempts: 1 }), now - 120_000);
    const second = record({ savedAt: momentAfter([first], now) });
    expect(nextDue([second, first], now)?.id).toBe(first.id);
    expect(momentAfter([], now)).toBe(now);
  });
});

describe("a new change takes the place of an earlier one", () => {
  it("which nobody has begun to send, or which was refused; never of one that the server may know of", () => {
    const fresh = record();
    const begun = taken(record(), now - 3_600_000);
    const refused = record({ state: "refused", attempts: 3 });
    const other = record({ subject: "cart/2" });
    const sent = record({ state: "sent" });
    expect(replaceable([fresh, begun, refused, other, sent], "cart/1")).toEqual([fresh, refused]);
  });
});

describe("after a try that failed", () => {
  it.each([
    ["no answer", new NetworkError("no answer"), "unreachable"],
    ["silence for too long", new DOMException("", "TimeoutError"), "unreachable"],
    ["a gateway without a server", answer(502, "platform/unreadable-answer"), "unreachable"],
    ["a busy server", answer(503, "platform/away"), "later"],
    ["too many calls", answer(429, "platform/too-many"), "later"],
    ["the same change still being worked on", answer(409, "platform/still-running"), "later"],
    ["a session that is over", answer(401), "paused"],
    ["somebody else signed in", answer(409, "platform/other-person"), "paused"],
    ["a fault of the server", answer(500, "platform/fault"), "fault"],
    ["too little stock", answer(409, "cart/not-enough-stock"), "refused"],
    ["a listing that is gone", answer(404), "refused"],
    ["input that is not taken", answer(422), "refused"],
  ])("%s means: %s", (_, error, outcome) => {
    expect(outcomeOf(error)).toBe(outcome);
  });

  it("a refusal keeps the change with the server's reason, and nothing tries it again by itself", () => {
    const after = afterFailure(taken(record(), now), answer(409), { now: now + 5, chance: 0.5 });
    expect(after).toMatchObject({ state: "refused", refusal: { code: "cart/x", info: "Only 2 left." } });
    expect([nextDue([after], now + 9e9), nextWakeAt([after], now)]).toEqual([undefined, null]);
  });

  it("of refused inputs it keeps the sentences about them, not the one that points at marked fields", () => {
    const fields = { firstName: "Enter a name.", aboutMe: "Write at most 500 characters." };
    const refusal = new ApiError(422, {
      code: "platform/refused-input",
      info: "Please check the marked fields.",
      fields,
    });
    const after = afterFailure(taken(record(), now), refusal, { now, chance: 0 });
    expect(after.refusal?.info).toBe("Enter a name. Write at most 500 characters.");
  });

  it("everything else keeps it waiting under the same key, longer each time, ten minutes and a half at most", () => {
    let waiting = record();
    const waits: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      waiting = afterFailure(taken(waiting, now), new NetworkError("no answer"), { now, chance: 0.5 });
      waits.push(waiting.nextTryAt - now);
    }
    expect(waits.slice(0, 4)).toEqual([4000, 8000, 16_000, 32_000]);
    expect(waits.at(-1)).toBe(600_000);
    expect(waitMsAfter(40, 1)).toBe(750_000);
    expect([waitMsAfter(1, 0), waitMsAfter(1, 1)]).toEqual([3000, 5000]);
    expect(waiting).toMatchObject({ state: "waiting", takenUntil: 0 });
  });

  it("a session that is over changes nothing of it: it waits for the person", () => {
    const begun = taken(record(), now);
    expect(afterFailure(begun, answer(401), { now, chance: 0 })).toEqual({ ...begun, takenUntil: 0 });
  });
});

describe("what screens add to an answer", () => {
  it("is what waits, and what was sent since the answer was given; not what is just being sent or was refused", () => {
    const waiting = record();
    const sending = taken(record(), now);
    const sentSince = record({ state: "sent", decidedAt: now + 10 });
    const sentBefore = record({ state: "sent", decidedAt: now - 10 });
    const refused = record({ state: "refused" });
    const other = record({ subject: "wishlist/1" });
    const all = [waiting, sending, sentSince, sentBefore, refused, other];
    expect(missingIn(all, "cart/", now, now + 20)).toEqual([waiting, sentSince]);
    expect(isLeft(taken({ ...sending, takenUntil: 0 }, now), now)).toBe(true);
  });

  it("is what a tab was sending when it was closed, once that tab is believed dead", () => {
    const sending = taken(record(), now);
    expect([isLeft(sending, now + 59_000), isLeft(sending, now + 60_000)]).toEqual([false, true]);
  });

  it("is not a receipt from the time when the clock was ahead", () => {
    const receipt = record({ state: "sent", decidedAt: now + 86_400_000 });
    expect(missingIn([receipt], "cart/", now, now + 20)).toEqual([]);
  });
});

describe("receipts", () => {
  it("go after seven days or beyond fifty; nothing that the server does not have ever does", () => {
    const day = 86_400_000;
    const old = record({ state: "sent", decidedAt: now - 8 * day });
    const recent = Array.from({ length: 55 }, (_, at) => record({ state: "sent", decidedAt: now - at }));
    const waiting = record({ savedAt: now - 400 * day });
    const refused = record({ state: "refused", decidedAt: now - 400 * day });
    expect(oldReceipts([waiting, refused, old], now)).toEqual([old]);
    expect(oldReceipts([...recent, waiting, refused], now)).toEqual(recent.slice(50));
  });
});
