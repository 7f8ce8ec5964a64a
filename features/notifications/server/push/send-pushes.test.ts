import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
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
  readNotificationSettings,
  switchNotificationKind,
} from "../../contract/notification-settings.ts";
import { listNotifications, readNotification } from "../../contract/notifications.ts";
import { listDevices } from "../../contract/push-devices.ts";
import { notificationsJobs } from "../jobs.ts";
import { sendPushes } from "./send-pushes.ts";

const minute = 60_000;
let app: TestApp;
let other: TestPlatform;
let service: PushService;
beforeAll(async () => {
  app = await testApp({ environment: { PUSH_LOCAL: "on" } });
  // A second process on the same data.
  other = await testPlatform({ url: app.url, environment: { PUSH_LOCAL: "on" } });
  service = await pushService(app.platform.push.publicKey);
});
afterEach(() => {
  at("2026-07-14T11:00");
  service.answer({ status: 201 });
});
afterAll(async () => {
  await service.close();
  await other.close();
  await app.close();
});

/** Sets the clock of both processes to a time in India. */
function at(time: string): void {
  for (const { clock } of [app, other]) clock.set(new Date(`${time}:00+05:30`));
}

async function aTold(language: "en" | "te" = "en"): Promise<{ person: TestPerson; browser: PushBrowser }> {
  const person = await aPerson(app);
  const browser = service.browser();
  await subscribed(app, person, browser, language);
  return { person, browser };
}

/** Runs what comes by the clock, each minute. */
const sendDue = () =>
  notificationsJobs.find(({ name }) => name === "notifications/send-due")?.run(app.platform, {});
const bodies = ({ taken }: PushBrowser) => taken.map(({ text }) => text.body);
const listOf = async ({ cookie }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { as: cookie })).data.notifications;
const choose = ({ cookie }: TestPerson, kind: string, choice: NoticeChoice) =>
  app.call(switchNotificationKind, { params: { kind }, body: { choice } }, { as: cookie });

describe("a push", () => {
  test("[NOTIF-006] is sent by the job worker as soon as the change has committed, in the language of each device, and says no more than the notification", async () => {
    const { person, browser } = await aTold();
    const telugu = service.browser();
    await subscribed(app, { ...person, cookie: await sessionFor(app, person) }, telugu, "te");
    const worker = await app.startWorker();
    await someNews(app, person, "41", "/app/order/41");
    await expect.poll(() => telugu.taken.length).toBe(1);
    await expect.poll(() => browser.taken.length).toBe(1);
    await worker.stop();
    const [told] = await listOf(person);
    expect(browser.taken[0]?.text).toEqual({
      timestamp: told?.timestamp,
      title: "Order created",
      body: "#41",
      language: "en",
      leadsTo: "/app/order/41",
    });
    expect(telugu.taken[0]?.text.title).toBe("ఆర్డర్ నమోదైంది");
    expect(JSON.stringify(browser.taken[0]?.text)).not.toContain(person.mobileNo);
    expect(browser.taken[0]?.headers).toMatchObject({
      ttl: String(10 * 3600),
      topic: `told-${told?.timestamp}`,
    });
  });

  test("of a person without a device is none, and neither is one that was read before", async () => {
    const { person, browser } = await aTold();
    await someNews(app, await aPerson(app), 1);
    await someNews(app, person, 2);
    const timestamp = (await listOf(person))[0]?.timestamp ?? 0;
    await app.call(readNotification, { params: { timestamp } }, { as: person.cookie });
    await sendDue();
    expect(browser.taken).toEqual([]);
  });

  test("is sent once however often the job runs, in however many processes at once", async () => {
    const { person, browser } = await aTold();
    service.answer({ status: 201, afterMilliseconds: 50 });
    await someNews(app, person, "once");
    const runs = [app, other, app, other, app, other].map(({ platform }) =>
      sendPushes({ ...platform, notificationKinds: app.platform.notificationKinds }, person.profileId),
    );
    await Promise.all([...runs, sendDue()]);
    await sendDue();
    expect(bodies(browser)).toEqual(["#once"]);
  });

  test("that a killed process had in hand is sent by another a minute later, under the topic of the first", async () => {
    const { person, browser } = await aTold();
    await someNews(app, person, "left");
    // The process dies while it waits for the answer: nothing that it knows is written any more.
    const dying = {
      ...app.platform,
      push: { ...app.platform.push, send: () => Promise.reject(new Error("killed")) },
    };
    await expect(sendPushes(dying, person.profileId)).rejects.toThrow("killed");
    await sendDue();
    expect(browser.taken).toEqual([]);
    app.clock.advance(minute);
    await sendDue();
    expect(bodies(browser)).toEqual(["#left"]);
    expect(browser.taken[0]?.headers["topic"]).toBe(`told-${browser.taken[0]?.text.timestamp}`);
  });

  test("is tried again after 1, 2 and 4 minutes, or when the push service says, and given up after nine tries", async () => {
    const { person, browser } = await aTold();
    const body = { quietHours: null, digestHour: 19 };
    await app.call(changeNotificationHours, { body }, { as: person.cookie });
    service.answer({ status: 503 });
    const start = service.tries();
    await someNews(app, person, "later");
    const triesAfter = async (minutes: number) => {
      app.clock.advance(minutes * minute);
      await sendDue();
      return service.tries() - start;
    };
    expect(await triesAfter(0)).toBe(1);
    expect([await triesAfter(0.5), await triesAfter(0.5)]).toEqual([1, 2]);
    expect([await triesAfter(1), await triesAfter(1)]).toEqual([2, 3]);
    service.answer({ status: 429, headers: { "retry-after": "600" } });
    expect([await triesAfter(4), await triesAfter(9), await triesAfter(1)]).toEqual([4, 4, 5]);
    service.answer({ status: 500 });
    for (let tries = 6; tries <= 9; tries += 1) expect(await triesAfter(240)).toBe(tries);
    service.answer({ status: 201 });
    expect(await triesAfter(240)).toBe(9);
    expect(browser.taken).toEqual([]);
  });

  test("to an address that is gone (410) ends that device; the others go on", async () => {
    const { person, browser } = await aTold();
    const cookie = await sessionFor(app, person);
    // Nobody at the push service: it answers 404 to this one.
    const { keys } = service.browser();
    await subscribed(
      app,
      { ...person, cookie },
      { endpoint: `${service.origin}/to/nobody`, keys, taken: [] },
    );
    await someNews(app, person, 1);
    await sendDue();
    const devices = async () => (await app.call(listDevices, {}, { as: cookie })).data.devices;
    expect(await devices()).toHaveLength(1);
    expect(bodies(browser)).toEqual(["#1"]);
    service.answer({ status: 410 });
    await someNews(app, person, 2);
    await sendDue();
    expect(await devices()).toEqual([]);
  });

  test("on its way to a device is not brought to the next person who signs in there", async () => {
    const { person, browser } = await aTold();
    service.answer({ status: 503 });
    await someNews(app, person, "private");
    await sendDue();
    service.answer({ status: 201 });
    await subscribed(app, await aPerson(app), browser);
    app.clock.advance(minute);
    await sendDue();
    expect(browser.taken).toEqual([]);
  });
});

describe("the settings", () => {
  test("name each kind in both languages with its default, and those for sellers only to sellers", async () => {
    const [farmer, seller] = [await aPerson(app), await aPerson(app, { roles: ["seller"] })];
    const of = async ({ cookie }: TestPerson) =>
      (await app.call(readNotificationSettings, {}, { as: cookie })).data;
    const { kinds, ...hours } = await of(farmer);
    expect(hours).toEqual({ quietHours: { from: 21, until: 7 }, digestHour: 19 });
    expect(kinds.find(({ kind }) => kind === "ORDER_CREATED")).toEqual({
      kind: "ORDER_CREATED",
      group: "orders",
      title: { en: "An order of yours is created", te: "మీ ఆర్డర్ నమోదైనప్పుడు" },
      choice: "push",
    });
    expect(kinds.map(({ kind }) => kind)).not.toContain("ORDER_RECEIVED");
    expect((await of(seller)).kinds.find(({ kind }) => kind === "ORDER_RECEIVED")?.group).toBe("selling");
    expect((await choose(farmer, "ORDER_RECEIVED", "off")).status).toBe(404);
  });

  test("a kind that is switched to the page alone is pushed no more, and one that is off is not told at all", async () => {
    const { person, browser } = await aTold();
    const changed = await choose(person, "ORDER_CREATED", "in-app");
    expect(changed.data.kinds.find(({ kind }) => kind === "ORDER_CREATED")?.choice).toBe("in-app");
    await someNews(app, person, "page");
    await choose(person, "ORDER_CREATED", "off");
    await someNews(app, person, "nowhere");
    await choose(person, "ORDER_CREATED", "push");
    await someNews(app, person, "both");
    await sendDue();
    expect(bodies(browser)).toEqual(["#both"]);
    expect((await listOf(person)).map(({ text }) => text.en)).toEqual(["#both", "#page"]);
  });

  test("of quiet hours that are none, or that hold the hour of the day in short, are refused beside their field", async () => {
    const { cookie } = await aPerson(app);
    const change = (quietHours: { from: number; until: number } | null, digestHour: number) =>
      app.call(changeNotificationHours, { body: { quietHours, digestHour } }, { as: cookie });
    expect(await change({ from: 8, until: 8 }, 19)).toMatchObject({
      status: 422,
      fields: { quietHours: "Choose two different hours." },
    });
    expect(await change({ from: 18, until: 6 }, 19)).toMatchObject({
      status: 422,
      fields: { digestHour: "Choose an hour outside of the quiet hours." },
    });
    expect((await change(null, 3)).data).toMatchObject({ quietHours: null, digestHour: 3 });
  });
});

describe("the hours", () => {
  test("what happens in quiet hours is pushed when they end", async () => {
    const { person, browser } = await aTold();
    at("2026-07-14T21:00");
    await someNews(app, person, "night");
    await sendDue();
    at("2026-07-15T06:59");
    await sendDue();
    expect(browser.taken).toEqual([]);
    at("2026-07-15T07:00");
    await sendDue();
    expect(bodies(browser)).toEqual(["#night"]);
  });

  test("without quiet hours what waited is pushed with the next minute", async () => {
    const { person, browser } = await aTold();
    at("2026-07-14T23:00");
    await someNews(app, person, "night");
    await sendDue();
    const body = { quietHours: null, digestHour: 19 };
    await app.call(changeNotificationHours, { body }, { as: person.cookie });
    await sendDue();
    expect(bodies(browser)).toEqual(["#night"]);
  });

  test("of a day three are pushed, the rest once in short, and the next day has three again", async () => {
    const { person, browser } = await aTold();
    for (const number of [1, 2, 3, 4, 5]) {
      await someOffer(app, person, number);
      await sendDue();
    }
    expect(bodies(browser)).toEqual(["#1", "#2", "#3"]);
    at("2026-07-14T19:00");
    await Promise.all([sendDue(), sendDue(), sendPushes(app.platform, person.profileId)]);
    await sendDue();
    expect(bodies(browser).slice(3)).toEqual(["2 not read: You earned a coupon 2"]);
    const digests = (await listOf(person)).filter(({ kind }) => kind === "DIGEST");
    expect(digests).toHaveLength(1);
    expect(digests[0]).toMatchObject({
      leadsTo: "/app/notifications",
      heading: { en: "Your daily summary" },
    });
    at("2026-07-15T10:00");
    await someOffer(app, person, 6);
    await sendDue();
    expect(bodies(browser).slice(4)).toEqual(["#6"]);
  });

  test("of orders and money all are pushed at once on a day, none in the night", async () => {
    const { person, browser } = await aTold();
    for (const number of [1, 2, 3]) await someOffer(app, person, number);
    for (const number of [4, 5, 6, 7]) await someNews(app, person, number);
    await sendDue();
    expect(bodies(browser).toSorted()).toEqual(["#1", "#2", "#3", "#4", "#5", "#6", "#7"]);
    at("2026-07-14T22:00");
    await someNews(app, person, 8);
    await sendDue();
    expect(browser.taken).toHaveLength(7);
    at("2026-07-15T07:00");
    await sendDue();
    expect(bodies(browser).at(-1)).toBe("#8");
  });

  test("what was read before the day in short is not in it, and of nothing there is none", async () => {
    const { person, browser } = await aTold();
    for (const number of [1, 2, 3, 4]) await someOffer(app, person, number);
    await sendDue();
    const timestamp = (await listOf(person))[0]?.timestamp ?? 0;
    await app.call(readNotification, { params: { timestamp } }, { as: person.cookie });
    at("2026-07-14T19:00");
    await sendDue();
    expect(browser.taken).toHaveLength(3);
    expect((await listOf(person)).filter(({ kind }) => kind === "DIGEST")).toEqual([]);
  });

  test("of a day there is one in short: after it was told, and its hour put later, the rest waits for tomorrow", async () => {
    const { person, browser } = await aTold();
    const tellMany = async (from: number) => {
      for (let number = from; number < from + 4; number += 1) await someOffer(app, person, number);
      await sendDue();
    };
    await tellMany(1);
    at("2026-07-14T19:00");
    await sendDue();
    const body = { quietHours: null, digestHour: 20 };
    await app.call(changeNotificationHours, { body }, { as: person.cookie });
    await tellMany(5);
    at("2026-07-14T20:00");
    await sendDue();
    expect(browser.taken).toHaveLength(4);
    at("2026-07-15T20:00");
    await sendDue();
    expect(bodies(browser).slice(4)).toEqual(["4 not read: You earned a coupon 4"]);
  });

  test("what people wait for is their orders, payments, refunds, payouts, alarms, staff roles, teams, messages of a chat, answers of support and whether they may sell; everything else is counted", () => {
    const names = (isAwaited: boolean) =>
      app.platform.notificationKinds
        .filter((kind) => (kind.isAwaited ?? false) === isAwaited)
        .map(({ name }) => name)
        .toSorted();
    expect(names(true)).toEqual([
      "CASH_NOTED",
      "CASH_TO_CONFIRM",
      "CHAT_MESSAGE",
      "DIGEST",
      "LICENCE_DECIDED",
      "LICENCE_ENDS",
      "ORDER_CREATED",
      "ORDER_LATE",
      "ORDER_NOT_SOLD",
      "ORDER_RECEIVED",
      "ORDER_STATE_CHANGE",
      "PAYMENT_DECIDED",
      "PAYMENT_INCOMPLETE",
      "PAYOUT_MOVED",
      "PRIVACY_REQUEST",
      "REFUND_MOVED",
      "SECURITY_ALARM",
      "SELLER_CREDIT_PAID_BACK",
      "SELLER_PAID",
      "SELLER_SUSPENDED",
      "STAFF_ROLE",
      "SUPPORT_ANSWER",
      "TEAM_INVITATION",
      "TRACKING_UPDATE",
    ]);
    expect(names(false)).toEqual([
      "APPEAL_DECIDED",
      "APPLICATION_DECIDED",
      "APPLICATION_SENT",
      "CHAT_SOLVED",
      "COUPON_EARNED",
      "DISPUTE_OVERDUE",
      "GRIEVANCE_DUE",
      "LICENCE_SENT",
      "PRODUCT_PROPOSAL",
      "QUESTION_ANSWERED",
      "QUESTION_SOLVED",
      "QUESTION_SORTED",
      "REFUND_CAME_TWICE",
      "REFUND_PAID_TWICE",
      "REVIEW_REPLIED",
      "REVIEW_WRITTEN",
      "SELLER_DEBT",
      "STOCK_EXPIRES",
      "TEAM_NEWS",
      "UPDATE_COMMENTED",
      "WEEKLY_DIGEST",
      "WISHLIST_BACK_IN_STOCK",
      "WISHLIST_PRICE_DROP",
      "WORDS_HELD",
      "WORDS_HIDDEN",
      "WORDS_REPORTED",
      "WRITING_CLOSED",
      "WRITING_CLOSING",
    ]);
  });
});
