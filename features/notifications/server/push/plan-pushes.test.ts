import { describe, expect, test } from "vitest";
import { usualHours } from "../settings/hours.ts";
import { planPushes, type WaitingPush } from "./plan-pushes.ts";

/** A moment of 14 July 2026 in India. */
const inIndia = (time: string) => new Date(`2026-07-14T${time}:00+05:30`);
const waiting = (toldAt: number, more: Partial<WaitingPush> = {}): WaitingPush => ({
  toldAt,
  isRead: false,
  choice: "push",
  isAwaited: false,
  ...more,
});
const plan = (
  list: readonly WaitingPush[],
  time: string,
  { sentToday = 0, hours = usualHours }: { sentToday?: number; hours?: typeof usualHours } = {},
) => planPushes(list, { now: inIndia(time), hours, sentToday });

describe("what waits to be pushed", () => {
  test("goes out at once, three a day, and the rest waits for the day in short", () => {
    const list = [1, 2, 3, 4, 5].map((toldAt) => waiting(toldAt));
    const planned = plan(list, "11:00");
    expect(planned.map(({ state }) => state)).toEqual(["sent", "sent", "sent", "for digest", "for digest"]);
    expect(planned.map(({ countedOn }) => countedOn)).toEqual([
      ...Array.from({ length: 3 }, () => "2026-07-14"),
      null,
      null,
    ]);
    expect(planned[3]?.lookAt).toEqual(inIndia("19:00"));
    expect(plan(list, "11:00", { sentToday: 2 }).filter(({ state }) => state === "sent")).toHaveLength(1);
  });

  test("after the hour of the day in short it waits for that of tomorrow", () => {
    const [first] = plan([waiting(1)], "19:00", { sentToday: 3 });
    expect(first?.lookAt).toEqual(new Date("2026-07-15T19:00:00+05:30"));
  });

  test.each([
    ["20:59", "sent", null],
    ["21:00", "waiting", "2026-07-15T07:00:00+05:30"],
    ["23:59", "waiting", "2026-07-15T07:00:00+05:30"],
    ["00:00", "waiting", "2026-07-14T07:00:00+05:30"],
    ["06:59", "waiting", "2026-07-14T07:00:00+05:30"],
    ["07:00", "sent", null],
  ])("at %s in India it is %s", (time, state, until) => {
    const [only] = plan([waiting(1)], time);
    expect(only?.state).toBe(state);
    if (until) expect(only?.lookAt).toEqual(new Date(until));
  });

  test("quiet hours may lie within a day, or not be at all", () => {
    const noon = { digestAt: 19, quiet: { from: 12, until: 14 } };
    expect(plan([waiting(1)], "13:30", { hours: noon })[0]?.lookAt).toEqual(inIndia("14:00"));
    expect(plan([waiting(1)], "03:00", { hours: noon })[0]?.state).toBe("sent");
    expect(plan([waiting(1)], "03:00", { hours: { digestAt: 19, quiet: null } })[0]?.state).toBe("sent");
  });

  test("what was read meanwhile, or is wanted on the page alone, is not sent and takes nothing of the three", () => {
    const list = [
      waiting(1, { isRead: true }),
      waiting(2, { choice: "in-app" }),
      waiting(3, { choice: "off" }),
      waiting(4),
    ];
    const states = plan(list, "11:00", { sentToday: 2 }).map(({ state }) => state);
    expect(states).toEqual(["not sent", "not sent", "not sent", "sent"]);
  });

  test("what people wait for goes out beside the three and takes nothing of them, but never in quiet hours", () => {
    const awaited = waiting(1, { isAwaited: true });
    expect(plan([awaited], "19:00", { sentToday: 3 })[0]).toMatchObject({ state: "sent", countedOn: null });
    expect(plan([awaited], "22:00", { sentToday: 3 })[0]).toMatchObject({
      state: "waiting",
      lookAt: new Date("2026-07-15T07:00:00+05:30"),
    });
    const many = [1, 2, 3, 4, 5].map((toldAt) => waiting(toldAt, { isAwaited: toldAt > 1 }));
    expect(plan(many, "11:00", { sentToday: 2 }).every(({ state }) => state === "sent")).toBe(true);
  });
});
