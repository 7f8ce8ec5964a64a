import { afterEach, describe, expect, it } from "vitest";
import { randomIntegers } from "#testing/web/random.ts";
import {
  formatDate,
  formatDateTime,
  formatFieldDate,
  formatFilterDate,
  formatLongDate,
  formatShortTableDate,
  formatSplashDate,
  formatTableDate,
  formatTime,
} from "./dates.ts";

/** Time zones with their minutes behind UTC in July. */
const zones = [
  ["UTC", 0],
  ["Asia/Kolkata", -330],
  ["America/Los_Angeles", 420],
  ["Pacific/Kiritimati", -840],
  ["Pacific/Pago_Pago", 660],
] as const;
const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
});

const inIndia = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const partsAt = (atMs: number) =>
  Object.fromEntries(inIndia.formatToParts(atMs).map(({ type, value }) => [type, value]));

describe("dates", () => {
  const morning = Date.UTC(2026, 6, 9, 5, 12);

  it("[CONST-004] a day is dd MMM yyyy, in Telugu with the Telugu month", () => {
    expect(formatDate(morning, "en")).toBe("09 Jul 2026");
    expect(formatDate(morning, "te")).toBe("09 జులై 2026");
  });

  it("writes each screen's own format", () => {
    expect(formatTableDate(morning)).toBe("09-07-2026");
    expect(formatShortTableDate(morning)).toBe("09-07-26");
    expect(formatFilterDate(morning)).toBe("2026/07/09");
    expect(formatSplashDate(morning)).toBe("09/07/2026");
    expect(formatLongDate(morning, "en")).toBe("09 July, 2026");
    expect(formatDateTime(morning, "en")).toBe("09 Jul, 2026 at 10:42 AM");
    expect(formatDateTime(morning, "te")).toBe("09 జులై, 2026 ఉదయం 10:42");
  });

  it("counts hours from 12, and names the part of the day in Telugu", () => {
    const midnight = Date.UTC(2026, 6, 8, 18, 30);
    const hours = [0, 4, 12, 16, 19].map((hour) => midnight + hour * 3_600_000);
    expect(hours.map((at) => formatTime(at, "en"))).toEqual([
      "12:00 AM",
      "04:00 AM",
      "12:00 PM",
      "04:00 PM",
      "07:00 PM",
    ]);
    expect(hours.map((at) => formatTime(at, "te"))).toEqual([
      "రాత్రి 12:00",
      "ఉదయం 04:00",
      "మధ్యాహ్నం 12:00",
      "సాయంత్రం 04:00",
      "రాత్రి 07:00",
    ]);
  });

  it.each(zones)("[CONST-005] a device in %s shows the Indian day of any moment", (zone, minutesBehind) => {
    process.env.TZ = zone;
    expect(new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset()).toBe(minutesBehind || 0);
    for (const atMs of randomIntegers(11, 400, Date.UTC(2000, 0, 1), Date.UTC(2099, 11, 31))) {
      const { year, month, day, hour, minute } = partsAt(atMs);
      expect(formatFieldDate(atMs)).toBe(`${year}-${month}-${day}`);
      expect(formatTableDate(atMs)).toBe(`${day}-${month}-${year}`);
      expect(formatTime(atMs, "en").slice(3, 5)).toBe(minute);
      expect(Number(formatTime(atMs, "en").slice(0, 2)) % 12).toBe(Number(hour) % 12);
    }
  });

  it("[CONST-005] the day changes at midnight in India", () => {
    expect(formatDate(Date.UTC(2026, 6, 13, 18, 29, 59, 999), "en")).toBe("13 Jul 2026");
    expect(formatDate(Date.UTC(2026, 6, 13, 18, 30), "en")).toBe("14 Jul 2026");
  });
});
