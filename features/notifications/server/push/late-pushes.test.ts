import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import {
  type PushBrowser,
  type PushService,
  pushService,
  subscribed,
} from "#testing/process/push-service.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { someNews, someOffer } from "#testing/shop/news.ts";
import {
  changeNotificationHours,
  type NoticeChoice,
  switchNotificationKind,
} from "../../contract/notification-settings.ts";
import { listNotifications, readNotification } from "../../contract/notifications.ts";
import { notificationsJobs } from "../jobs.ts";
import { sendPushes } from "./send-pushes.ts";

const minute = 60_000;
let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await testApp({ environment: { PUSH_LOCAL: "on" } });
  service = await pushService(app.platform.push.publicKey);
});
afterEach(() => {
  at("2026-07-14T11:00");
  service.answer({ status: 201 });
});
afterAll(async () => {
  await service.close();
  await app.close();
});

/** Sets the clock to a time in India. */
function at(time: string): void {
  app.clock.set(new Date(`${time}:00+05:30`));
}

async function aTold(): Promise<{ person: TestPerson; browser: PushBrowser }> {
  const person = await aPerson(app);
  const browser = service.browser();
  await subscribed(app, person, browser);
  return { person, browser };
}

const sendDue = () =>
  notificationsJobs.find(({ name }) => name === "notifications/send-due")?.run(app.platform, {});
const bodies = ({ taken }: PushBrowser) => taken.map(({ text }) => text.body);
const choose = ({ cookie }: TestPerson, kind: string, choice: NoticeChoice) =>
  app.call(switchNotificationKind, { params: { kind }, body: { choice } }, { as: cookie });
const listOf = async ({ cookie }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { as: cookie })).data.notifications;
async function readNewest(person: TestPerson): Promise<void> {
  const timestamp = (await listOf(person))[0]?.timestamp ?? 0;
  await app.call(readNotification, { params: { timestamp } }, { as: person.cookie });
}

/** A push that the push service did not take a minute before the quiet hours. */
async function refusedBeforeNight(): Promise<{ person: TestPerson; browser: PushBrowser }> {
  const told = await aTold();
  at("2026-07-14T20:59");
  service.answer({ status: 503 });
  await someNews(app, told.person, "evening");
  await sendDue();
  service.answer({ status: 201 });
  return told;
}

test("pushes wait in two lines, each person's always in the same, so that a push service that does not answer holds up no other work", async () => {
  const people = [];
  for (let number = 0; number < 6; number += 1) people.push((await aTold()).person);
  for (const person of people) for (const activity of ["1", "2"]) await someNews(app, person, activity);
  const { rows } = await sql<{ line: string | null; people: number }>`
    select queue_name as line, count(distinct key)::int as people from graphile_worker.jobs
    where task_identifier = 'notifications/push' group by queue_name order by queue_name`.execute(
    app.platform.database,
  );
  expect(rows.map(({ line }) => line)).toEqual(["pushes-0", "pushes-1"]);
  expect(rows.reduce((sum, row) => sum + row.people, 0)).toBe(people.length);
});

describe("a push that is tried again", () => {
  test("waits for the end of the quiet hours, and its tries go on from where they were", async () => {
    const { person, browser } = await refusedBeforeNight();
    const tries = service.tries();
    for (const time of ["2026-07-14T21:00", "2026-07-14T23:30", "2026-07-15T06:59"]) {
      at(time);
      await sendDue();
      await sendPushes(app.platform, person.profileId);
    }
    expect(service.tries()).toBe(tries);
    at("2026-07-15T07:00");
    await sendDue();
    expect(bodies(browser)).toEqual(["#evening"]);
  });

  test("and that a killed process left waits for the end of the quiet hours too", async () => {
    const { person, browser } = await aTold();
    at("2026-07-14T20:59");
    await someNews(app, person, "left");
    const dying = {
      ...app.platform,
      push: { ...app.platform.push, send: () => Promise.reject(new Error("killed")) },
    };
    await expect(sendPushes(dying, person.profileId)).rejects.toThrow("killed");
    at("2026-07-14T23:30");
    await sendDue();
    expect(browser.taken).toEqual([]);
    at("2026-07-15T07:00");
    await sendDue();
    expect(bodies(browser)).toEqual(["#left"]);
  });

  test("is kept for a phone that is off no longer than until the quiet hours", async () => {
    const { person, browser } = await aTold();
    const lives: number[] = [];
    for (const time of ["2026-07-14T20:59", "2026-07-15T07:00"]) {
      at(time);
      await someNews(app, person, time);
      await sendDue();
      lives.push(Number(browser.taken.at(-1)?.headers["ttl"]));
    }
    expect(lives).toEqual([60, 14 * 3600]);
  });

  test("goes out with the next minute when the quiet hours are given up", async () => {
    const { person, browser } = await refusedBeforeNight();
    at("2026-07-14T23:30");
    await sendDue();
    const body = { quietHours: null, digestHour: 20 };
    await app.call(changeNotificationHours, { body }, { as: person.cookie });
    await sendDue();
    expect(bodies(browser)).toEqual(["#evening"]);
  });

  test("after a change of hours by day comes no sooner than the push service asked", async () => {
    const { person, browser } = await aTold();
    service.answer({ status: 429, headers: { "retry-after": "600" } });
    await someNews(app, person, "asked");
    await sendDue();
    service.answer({ status: 201 });
    const body = { quietHours: null, digestHour: 20 };
    await app.call(changeNotificationHours, { body }, { as: person.cookie });
    app.clock.advance(9 * minute);
    await sendDue();
    expect(browser.taken).toEqual([]);
    app.clock.advance(minute);
    await sendDue();
    expect(bodies(browser)).toEqual(["#asked"]);
  });

  test.each<[string, (person: TestPerson) => Promise<unknown>]>([
    ["read", readNewest],
    ["switched to the page alone", (person) => choose(person, "ORDER_CREATED", "in-app")],
    ["switched off", (person) => choose(person, "ORDER_CREATED", "off")],
  ])("and was %s meanwhile is dropped for good", async (_, change) => {
    const { person, browser } = await aTold();
    service.answer({ status: 503 });
    await someNews(app, person, "unwanted");
    await sendDue();
    await change(person);
    service.answer({ status: 201 });
    app.clock.advance(5 * minute);
    await sendDue();
    await choose(person, "ORDER_CREATED", "push");
    app.clock.advance(240 * minute);
    await sendDue();
    expect(browser.taken).toEqual([]);
  });
});

describe("the day in short", () => {
  /** Tells eight, of which three are pushed, on each of these days. */
  async function tellOn(person: TestPerson, days: readonly number[]): Promise<void> {
    for (const day of days) {
      at(`2026-07-${day}T10:00`);
      for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await someOffer(app, person, `${day}/${number}`);
      await sendDue();
      at(`2026-07-${day}T19:00`);
      await sendDue();
    }
  }

  test("that was off holds nothing of those days when it is on again; they stay in the list", async () => {
    const { person, browser } = await aTold();
    await choose(person, "DIGEST", "off");
    await tellOn(person, [14, 15, 16]);
    await choose(person, "DIGEST", "push");
    await tellOn(person, [17]);
    expect(bodies(browser).at(-1)).toBe("5 not read: You earned a coupon 5");
    expect((await listOf(person)).filter(({ kind }) => kind === "DIGEST")).toHaveLength(1);
    const kept = await app.call(listNotifications, { query: { limit: 50 } }, { as: person.cookie });
    expect(kept.data.notifications).toHaveLength(33);
  });

  test("on the page alone is told there and not pushed", async () => {
    const { person, browser } = await aTold();
    await choose(person, "DIGEST", "in-app");
    await tellOn(person, [14]);
    expect(browser.taken).toHaveLength(3);
    expect((await listOf(person))[0]).toMatchObject({
      kind: "DIGEST",
      text: { en: "5 not read: You earned a coupon 5" },
    });
  });

  test("holds nothing of a kind that the person has switched off since", async () => {
    const { person, browser } = await aTold();
    at("2026-07-14T10:00");
    for (const number of [1, 2, 3, 4]) await someOffer(app, person, number);
    await sendDue();
    await choose(person, "COUPON_EARNED", "off");
    at("2026-07-14T19:00");
    await sendDue();
    expect(browser.taken).toHaveLength(3);
    expect((await listOf(person)).filter(({ kind }) => kind === "DIGEST")).toEqual([]);
  });
});
