import { describe, expect, it } from "vitest";
import { dateFaults, endOfFilterDay, filterDay, startOfFilterDay } from "./date-filter.ts";

const today = "2026/07/14";

describe("the rules of a date filter", () => {
  it("[ERN-067] [ERN-068] both days are needed", () => {
    expect(dateFaults({}, today)).toEqual({ fromDate: "missing", toDate: "missing" });
    expect(dateFaults({ fromDate: "2026/07/01" }, today)).toEqual({ toDate: "missing" });
  });

  it("[ERN-069] [ERN-070] neither day is later than today", () => {
    const tomorrow = "2026/07/15";
    expect(dateFaults({ fromDate: tomorrow, toDate: tomorrow }, today)).toEqual({
      fromDate: "in-future",
      toDate: "in-future",
    });
  });

  it("[ERN-071] the last day is not before the first", () => {
    expect(dateFaults({ fromDate: "2026/07/02", toDate: "2026/07/01" }, today)).toEqual({
      toDate: "before-from",
    });
  });

  it("[ERN-072] today counts for both days, and both may be the same", () => {
    expect(dateFaults({ fromDate: today, toDate: today }, today)).toEqual({});
  });
});

describe("a day on the wire", () => {
  it("[ERN-074] is written yyyy/MM/dd and is a real day", () => {
    const isDay = (day: string) => filterDay.safeParse(day).success;
    expect(["2026/07/14", "2024/02/29"].map(isDay)).toEqual([true, true]);
    expect(["2026-07-14", "14/07/2026", "2026/02/29", "2026/13/01", "2026/06/31", ""].map(isDay)).toEqual(
      Array(6).fill(false),
    );
  });

  it("begins and ends at midnight in India", () => {
    expect(new Date(startOfFilterDay(today)).toISOString()).toBe("2026-07-13T18:30:00.000Z");
    expect(new Date(endOfFilterDay(today)).toISOString()).toBe("2026-07-14T18:30:00.000Z");
  });
});
