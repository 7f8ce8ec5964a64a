import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { busWays } from "#testing/process/bus-ways.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { startProcess } from "#testing/process/server-process.ts";
import { type Following, followStream } from "#testing/process/stream.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { someNews } from "#testing/shop/news.ts";
import { eventForEveryone, eventOfOwnNews, eventOfReading } from "../contract/announcement.ts";
import { followNotifications, type Notification } from "../contract/notifications.ts";
import { broadcast } from "./notify.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).toReversed()) await end();
});

const textsOf = ({ heard }: Following) => heard.map(({ id, data }) => (data[id] as Notification).text.en);
const timesOf = ({ named }: Following, name: string) => named.filter((each) => each === name).length;

async function follow(origin: string, as: string, after?: string): Promise<Following> {
  const url = `${origin}${followNotifications.path}`;
  const following = await followStream(url, { as, ...(after ? { after } : {}) });
  ends.push(() => following.leave());
  return following;
}

/** Opens all connections that a process may need: a database that lets nobody in still serves these. */
const openAllConnections = ({ opened }: TestPlatform) =>
  Promise.all(Array.from({ length: 4 }, () => opened.pool.query("select pg_sleep(0.2)")));

describe.each(await busWays())("a stream of a process that cannot hear the others, over $name", (way) => {
  beforeEach(({ skip }) => skip(way.missing !== null, way.missing ?? ""));

  test("opened right after the bus of a server was cut it resumes and hears as soon as the bus is back, and so does each later one", async () => {
    const environment = await way.environment();
    const teller = await testPlatform({ environment });
    ends.push(() => teller.close());
    teller.clock.set(new Date());
    const server = startProcess({ DATABASE_URL: teller.url, LOG_LEVEL: "silent", ...environment });
    ends.push(() => {
      server.child.kill("SIGTERM");
      return server.ended;
    });
    const origin = await server.ready();
    const person = await aPerson(teller);
    await someNews(teller, person, "before");
    await way.cut(teller);
    await sleep(100);
    const first = await follow(origin, person.cookie, "1");
    await expect.poll(() => textsOf(first)).toEqual(["#before"]);
    // What is told reaches it by the bus alone until its next breath; the second time all that its return has said is
    // through.
    for (const text of ["back", "still"]) {
      await someNews(teller, person, text);
      await expect.poll(() => textsOf(first)).toContain(`#${text}`);
    }
    const later = await follow(origin, person.cookie);
    await expect
      .poll(() => [...later.named].toSorted())
      .toEqual([eventForEveryone, eventOfOwnNews, eventOfReading]);
    const heardBefore = timesOf(first, eventForEveryone);
    await someNews(teller, person, "after");
    await inTransaction(teller.platform, (transaction) => broadcast(teller.platform, transaction));
    await expect
      .poll(() => [textsOf(first), textsOf(later)])
      .toEqual([["#before", "#back", "#still", "#after"], ["#after"]]);
    await expect.poll(() => timesOf(later, eventForEveryone)).toBe(2);
    await expect.poll(() => timesOf(first, eventForEveryone)).toBe(heardBefore + 1);
  });

  test("it gives what is there, finds with each breath what was told, ends with its session, and hears by itself once it can", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const process = await testPlatform({ environment: await way.environment() });
    ends.push(() => process.close());
    const origin = await listening(await process.app());
    const [staying, leaving] = [await aPerson(process), await aPerson(process)];
    await someNews(process, staying, "before");
    await openAllConnections(process);
    await way.close(process);
    let isOver = false;
    const { stream, begun } = await (async () => {
      try {
        const opened = await follow(origin, staying.cookie, "1");
        const ending = await follow(origin, leaving.cookie);
        void ending.ended.then(() => {
          isOver = true;
        });
        await expect.poll(() => textsOf(opened)).toEqual(["#before"]);
        await process.opened.pool.query("delete from sessions where profile_id = $1", [leaving.profileId]);
        vi.advanceTimersByTime(25_000);
        await expect.poll(() => isOver).toBe(true);
        await someNews(process, staying, "meanwhile");
        vi.advanceTimersByTime(25_000);
        await expect.poll(() => textsOf(opened)).toEqual(["#before", "#meanwhile"]);
        return { stream: opened, begun: timesOf(opened, eventForEveryone) };
      } finally {
        await way.reopen(process);
      }
    })();
    expect(begun).toBe(1);
    // Late, but by itself: what was said until now nobody heard.
    await expect.poll(() => timesOf(stream, eventForEveryone)).toBeGreaterThan(begun);
    await someNews(process, staying, "after");
    await expect.poll(() => textsOf(stream)).toEqual(["#before", "#meanwhile", "#after"]);
  });
});
