import { describe, expect, test } from "vitest";
import { countProducts, listProducts } from "#features/store/contract/store.ts";
import { suggestGoods } from "#features/store/contract/suggestions.ts";
import { testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { standingClock } from "../../clock.ts";
import { AppError } from "../answers/errors.ts";
import { processRates, rateOfCall, writesOfAPerson } from "./rates.ts";

const searches = [listProducts, countProducts, suggestGoods] as const;
const rateOf = (call: (typeof searches)[number]) => {
  const rate = rateOfCall(call);
  if (!rate) throw new Error(`${call.name} is not counted`);
  return rate;
};

function passedOf(count: () => void, tries: number): number {
  let passed = 0;
  for (let at = 0; at < tries; at += 1) {
    try {
      count();
      passed += 1;
    } catch (error) {
      if (!(error instanceof AppError && error.refusal.code === "platform/too-many")) throw error;
    }
  }
  return passed;
}

describe("the rate of a call", () => {
  test("[R40] lets through 60 calls of one person in ten seconds, of each call and each person for itself", () => {
    const clock = standingClock(new Date("2026-07-14T04:30:00Z"));
    const counted = processRates(clock, { factor: 1 });
    for (const rate of searches.map(rateOf)) {
      expect(passedOf(() => counted.count(rate, "padma"), 100)).toBe(60);
      expect(passedOf(() => counted.count(rate, "ramulu"), 1)).toBe(1);
    }
    clock.advance(10_000);
    expect(passedOf(() => counted.count(rateOf(suggestGoods), "padma"), 100)).toBe(60);
  });

  test("[R40] lets through 300 writes of one person in a minute, whatever they are", () => {
    const clock = standingClock(new Date("2026-07-14T04:30:00Z"));
    const counted = processRates(clock, { factor: 1 });
    expect(passedOf(() => counted.count(writesOfAPerson, "padma"), 400)).toBe(300);
    clock.advance(60_000);
    expect(passedOf(() => counted.count(writesOfAPerson, "padma"), 10)).toBe(10);
  });

  test("[R40] tells how many seconds are to be waited, and is ten times as wide in a demo", () => {
    const clock = standingClock(new Date("2026-07-14T04:30:06Z"));
    const counted = processRates(clock, { factor: 10 });
    expect(passedOf(() => counted.count(rateOf(listProducts), "padma"), 700)).toBe(600);
    try {
      counted.count(rateOf(listProducts), "padma");
    } catch (error) {
      expect(error instanceof AppError && error.refusal.retryAfterInSeconds).toBe(4);
    }
  });
});

test("[R40] search, its counts and its suggestions are refused with 429 and Retry-After past the rate; others go on", async () => {
  const app = await testApp({ environment: { SANTHA_MODE: "demo" } });
  const busy = await aPerson(app);
  const other = await aPerson(app);
  const query = { q: "pad" };
  for (const endpoint of searches) {
    const ask = (as: string) => app.call(endpoint, { query }, { as });
    const rate = rateOf(endpoint);
    for (let at = 1; at < rate.hits * 10; at += 1) app.platform.rates.count(rate, String(busy.profileId));
    expect((await ask(busy.cookie)).status).toBe(200);
    const refused = await ask(busy.cookie);
    expect([refused.status, refused.code]).toEqual([429, "platform/too-many"]);
    expect(refused.headers["retry-after"]).toBe("10");
    expect((await ask(other.cookie)).status).toBe(200);
  }
  await app.close();
});
