import { describe, expect, it } from "vitest";
import { formatMonth } from "#engine/contract/date-text.ts";
import { languages } from "#engine/contract/language.ts";
import { randomIntegers } from "#testing/web/random.ts";
import { formatDate, formatDateTime, formatFieldDate, formatLongDate, formatTime } from "./dates.ts";
import { formatCount, formatPaise, paiseFromRupees, paiseTyped } from "./money.ts";

const mostPaise = 10 ** 12 - 1;
const amounts = randomIntegers(28, 500, 0, mostPaise);
const moments = randomIntegers(29, 500, Date.UTC(2000, 0, 1), Date.UTC(2099, 11, 31));
const indian = new Intl.NumberFormat("en-IN");

/** The Indian moment as the platform's own calendar tells it: year, month, day, hour, minute. */
function platformParts(at: number): Record<string, number> {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Kolkata",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
}

/** The hour of a shown time, with what it says of the half or the part of the day. */
function hoursSaid(time: string): readonly number[] {
  const [, word = "", shown = ""] = /^(?:(\S+) )?(\d\d):\d\d/.exec(time) ?? [];
  const hour = Number(shown) % 12;
  const half = time.endsWith(" PM") ? [hour + 12] : time.endsWith(" AM") ? [hour] : [hour, hour + 12];
  const parts: Readonly<Record<string, (at: number) => boolean>> = {
    రాత్రి: (at) => at < 4 || at >= 19,
    ఉదయం: (at) => at >= 4 && at < 12,
    మధ్యాహ్నం: (at) => at >= 12 && at < 16,
    సాయంత్రం: (at) => at >= 16 && at < 19,
  };
  return half.filter((at) => parts[word]?.(at) ?? true);
}

describe("500 random amounts", () => {
  it("are read back from their text as the same paise, and are the same when a call carries rupees", () => {
    expect(amounts.map((paise) => paiseTyped(formatPaise(paise)))).toEqual(amounts);
    expect(amounts.map((paise) => paiseFromRupees(Number((paise / 100).toFixed(2))))).toEqual(amounts);
  });

  it("differ from what is taken off by the minus sign alone", () => {
    const positive = amounts.filter((paise) => paise > 0);
    expect(positive.map((paise) => formatPaise(-paise))).toEqual(
      positive.map((paise) => `−${formatPaise(paise)}`),
    );
  });

  it("are grouped as the platform groups Indian numbers, counts too", () => {
    expect(amounts.map((count) => formatCount(count))).toEqual(amounts.map((count) => indian.format(count)));
    const rupees = amounts.map((paise) => indian.format(Math.floor(paise / 100)));
    expect(amounts.map((paise) => formatPaise(paise).slice(1, -3))).toEqual(rupees);
  });
});

describe.each(languages)("500 random moments in %s", (language) => {
  const months = Array.from({ length: 12 }, (_, at) => {
    const month = String(at + 1).padStart(2, "0");
    return {
      long: formatMonth(`2026-${month}`, language).replace(" 2026", ""),
      short: formatDate(Date.UTC(2026, at, 15), language).split(" ")[1],
    };
  });

  it("show the Indian day that the platform's calendar tells, with a month that no other month is called", () => {
    expect(new Set(months.map(({ long }) => long)).size).toBe(12);
    expect(new Set(months.map(({ short }) => short)).size).toBe(12);
    for (const at of moments) {
      const { year, month, day } = platformParts(at);
      const [longDay, longMonth, longYear] = formatLongDate(at, language).replace(",", "").split(" ");
      expect([
        Number(longDay),
        months.findIndex(({ long }) => long === longMonth) + 1,
        Number(longYear),
      ]).toEqual([day, month, year]);
      const [shownDay, shortMonth, shownYear] = formatDate(at, language).split(" ");
      expect([
        Number(shownDay),
        months.findIndex(({ short }) => short === shortMonth) + 1,
        Number(shownYear),
      ]).toEqual([day, month, year]);
      expect(formatFieldDate(at).split("-").map(Number)).toEqual([year, month, day]);
    }
  });

  it("show the one hour and minute that the platform's clock tells", () => {
    for (const at of moments) {
      const { hour, minute } = platformParts(at);
      const time = formatTime(at, language);
      expect([hoursSaid(time), Number(/:(\d\d)/.exec(time)?.[1])]).toEqual([[hour], minute]);
      expect(formatDateTime(at, language).endsWith(time)).toBe(true);
    }
  });
});
