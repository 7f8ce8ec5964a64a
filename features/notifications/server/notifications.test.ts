import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { followStream, type HeardEvent } from "#testing/process/stream.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { newsKind, someNews } from "#testing/shop/news.ts";
import {
  followNotifications,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from "../contract/notifications.ts";
import { type News, notify, notifyAll } from "./public.ts";

let app: TestApp;
let other: TestPlatform;
let origins: readonly string[];
beforeAll(async () => {
  app = await testApp();
  // A second process on the same data.
  other = await testPlatform({ url: app.url });
  origins = [await listening(app.app), await listening(await other.app())];
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const streamAt = (origin: string | undefined, query = "") => `${origin}${followNotifications.path}${query}`;
const listOf = async (person: TestPerson, query = {}) =>
  (await app.call(listNotifications, { query }, { as: person.cookie })).data;
const textsOf = (list: readonly Notification[]) => list.map(({ text }) => text.en);
/** The notification that an event carries under its time stamp. */
const carried = ({ id, data }: HeardEvent) => data[id] as Notification;

describe("the list", () => {
  test("[NOTIF-008] is newest first with the unread count, pages to its end, and an opened one counts as read", async () => {
    const person = await aPerson(app);
    for (const number of [1, 2, 3]) await someNews(app, person, number);
    const first = await listOf(person, { limit: 2 });
    expect(textsOf(first.notifications)).toEqual(["#3", "#2"]);
    expect(first.unreadCount).toBe(3);
    const rest = await listOf(person, { limit: 2, before: first.nextBefore });
    expect(textsOf(rest.notifications)).toEqual(["#1"]);
    expect(rest.nextBefore).toBeNull();
    const timestamp = first.notifications[1]?.timestamp ?? 0;
    const read = await app.call(readNotification, { params: { timestamp } }, { as: person.cookie });
    expect(read.data).toEqual({ unreadCount: 2 });
    const after = await listOf(person);
    expect(after.notifications.map(({ isRead }) => isRead)).toEqual([false, true, false]);
  });

  test("all that was seen is marked as read, and what came meanwhile is not", async () => {
    const person = await aPerson(app);
    for (const number of [1, 2]) await someNews(app, person, number);
    const upTo = (await listOf(person)).notifications[0]?.timestamp ?? 0;
    await someNews(app, person, 3);
    const { data } = await app.call(readAllNotifications, { body: { upTo } }, { as: person.cookie });
    expect(data).toEqual({ unreadCount: 1 });
  });

  test("[NOTIF-010] the same activity told twice, even at once, is one notification", async () => {
    const person = await aPerson(app);
    await Promise.all([1, 2, 3, 4].map(() => someNews(app, person, "same")));
    await someNews(other, person, "same");
    const { notifications, unreadCount } = await listOf(person);
    expect([notifications.length, unreadCount]).toEqual([1, 1]);
  });

  test("[NOTIF-010] several told together come in their order, later than those before; what was told already is left out", async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    await someNews(app, one, 1);
    const newsOf = ({ profileId }: TestPerson, number: number) => ({
      ...{ profileId, kind: newsKind, activityId: `together/${number}`, leadsTo: "/app/home" },
      text: { en: `#${number}`, te: `#${number}` },
    });
    const all = [newsOf(one, 2), newsOf(other, 3), newsOf(one, 4)];
    const tell = (news: readonly News[]) =>
      inTransaction(app.platform, (transaction) => notifyAll(app.platform, transaction, news));
    const { result, statements } = await app.statements.during(() => tell(all));
    expect(result).toBe(3);
    expect(statements, "begin, notifications, signals, commit").toHaveLength(4);
    expect(await tell([...all, newsOf(one, 5)])).toBe(1);
    const { notifications } = await listOf(one);
    expect(textsOf(notifications)).toEqual(["#5", "#4", "#2", "#1"]);
    expect(new Set(notifications.map(({ timestamp }) => timestamp)).size).toBe(4);
    expect(textsOf((await listOf(other)).notifications)).toEqual(["#3"]);
  });

  test("what was told more than 90 days ago is deleted", async () => {
    const person = await aPerson(app);
    await someNews(app, person, "old");
    const { notificationsJobs } = await import("./jobs.ts");
    const later = (days: number) => ({
      ...app.platform,
      clock: { ...app.platform.clock, now: () => new Date(app.clock.now().getTime() + days * 86_400_000) },
    });
    await notificationsJobs[0]?.run(later(89), {});
    expect((await listOf(person)).notifications).toHaveLength(1);
    await notificationsJobs[0]?.run(later(91), {});
    expect((await listOf(person)).notifications).toHaveLength(0);
  });
});

describe("the stream", () => {
  test("[NOTIF-004] [NOTIF-005] gives each notification under its time stamp with its activity, also what another process tells", async () => {
    const person = await aPerson(app);
    await someNews(app, person, "before");
    const following = await followStream(streamAt(origins[0]), { as: person.cookie });
    await someNews(other, person, "41");
    await expect.poll(() => following.heard.length).toBe(1);
    const [event] = following.heard as [HeardEvent];
    expect(Object.keys(event.data)).toEqual([event.id]);
    expect(carried(event)).toEqual({
      timestamp: Number(event.id),
      latestActivity: { id: "orders/41/placed" },
      kind: "ORDER_CREATED",
      heading: { en: "Order created", te: "ఆర్డర్ నమోదైంది" },
      text: { en: "#41", te: "#41" },
      leadsTo: "/app/home",
      isRead: false,
      about: null,
    });
    following.leave();
  });

  test("a browser that is cut off before the first event resumes where it began, and hears what was told meanwhile", async () => {
    const person = await aPerson(app);
    for (const number of [0, 1]) {
      const cut = await followStream(streamAt(origins[0]), { as: person.cookie });
      await expect.poll(cut.place).not.toBe("");
      cut.leave();
      await someNews(app, person, number);
      const back = await followStream(streamAt(origins[1]), { as: person.cookie, after: cut.place() });
      await expect.poll(() => back.heard.length).toBe(1);
      expect(back.heard.map((event) => carried(event).text.en)).toEqual([`#${number}`]);
      back.leave();
    }
  });

  test("nobody hears what another person is told", async () => {
    const [person, stranger] = [await aPerson(app), await aPerson(app)];
    const following = await followStream(streamAt(origins[0]), { as: person.cookie });
    await someNews(app, stranger, "theirs");
    await someNews(app, person, "mine");
    await expect.poll(() => following.heard.length).toBe(1);
    expect(following.heard.map((event) => carried(event).text.en)).toEqual(["#mine"]);
    following.leave();
  });

  test("what is rolled back is told to nobody", async () => {
    const person = await aPerson(app);
    const rolledBack = inTransaction(app.platform, async (transaction) => {
      const news = {
        profileId: person.profileId,
        kind: newsKind,
        activityId: "x",
        text: newsKind.heading,
        leadsTo: "/app/home",
      };
      await notify(app.platform, transaction, news);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    expect((await listOf(person)).notifications).toEqual([]);
  });

  test("ends when the session has ended, at the latest with the next breath", async () => {
    const { isSessionGood } = await import("#engine/server/http/session.ts");
    const person = await aPerson(app);
    const token = person.cookie.slice(person.cookie.indexOf("=") + 1);
    expect(await isSessionGood(app.platform, token)).toBe(true);
    await app.platform.database.deleteFrom("sessions").where("profile_id", "=", person.profileId).execute();
    expect(await isSessionGood(app.platform, token)).toBe(false);
  });

  test("asked to end now it gives what is there since a time stamp", async () => {
    const person = await aPerson(app);
    for (const number of [1, 2, 3]) await someNews(app, person, number);
    const after = (await listOf(person)).notifications.at(-1)?.timestamp;
    const following = await followStream(streamAt(origins[1], `?after=${after}&ending=now`), {
      as: person.cookie,
    });
    await following.ended;
    expect(following.heard.map((event) => carried(event).text.en)).toEqual(["#2", "#3"]);
  });

  test("a last event that nobody can have been told yet keeps no later one from a person", async () => {
    const person = await aPerson(app);
    await someNews(app, person, "before");
    const following = await followStream(streamAt(origins[0]), {
      as: person.cookie,
      after: "999999999999999",
    });
    await expect.poll(() => following.named.length).toBeGreaterThan(0);
    await someNews(app, person, "after");
    await expect.poll(() => following.heard.map((event) => carried(event).text.en)).toEqual(["#after"]);
    following.leave();
  });

  test("the eleventh stream of a person ends his first", async () => {
    const person = await aPerson(app);
    const first = await followStream(streamAt(origins[0]), { as: person.cookie });
    const further = [];
    for (let number = 2; number <= 11; number += 1)
      further.push(await followStream(streamAt(origins[0]), { as: person.cookie }));
    await first.ended;
    for (const each of further) each.leave();
  });
});
