import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type BusWay, busWays } from "#testing/process/bus-ways.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { followStream, type HeardEvent } from "#testing/process/stream.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { someNews } from "#testing/shop/news.ts";
import { eventOfReading } from "../contract/announcement.ts";
import {
  followNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from "../contract/notifications.ts";

const ways = await busWays();
/** What is under way between processes and streams is through within this time. */
const settlesMs = 500;

/** The text of the notification that an event carries under its time stamp. */
const textOf = ({ id, data }: HeardEvent) => (data[id] as Notification).text.en;
afterEach(() => void vi.useRealTimers());

describe.each(ways)("streams of two processes over $name", (way) => {
  let processes: readonly TestPlatform[] = [];
  let origins: readonly string[];
  beforeAll(async () => {
    if (way.missing !== null) return;
    const environment = await way.environment();
    const first = await testPlatform({ environment });
    processes = [first, await testPlatform({ url: first.url, environment })];
    origins = [];
    for (const process of processes) origins = [...origins, await listening(await process.app())];
  });
  beforeEach(({ skip }) => skip(way.missing !== null, way.missing ?? ""));
  afterAll(async () => {
    for (const process of processes.toReversed()) await process.close();
  });
  const streamAt = (turn: number) => `${origins[turn % 2]}${followNotifications.path}`;
  const [one, two] = [() => processes[0] as TestPlatform, () => processes[1] as TestPlatform];

  test("of 1,000 notifications by two processes none is lost and none doubled, with connections of browsers and of processes cut at random", async () => {
    const person = await aPerson(one());
    const count = 1000;
    const heard: string[] = [];
    let last = "0";
    let isOver = false;
    let cuts = 0;
    // A browser: reconnects to either process and says what it has last. Cuts come after 1 to 60 events.
    const browser = (async () => {
      for (let turn = 0; !isOver; turn += 1) {
        let left = 1 + ((turn * 37) % 60);
        const following = await followStream(streamAt(turn), {
          as: person.cookie,
          after: last,
          onEvent(event) {
            if (left <= 0) return;
            heard.push(textOf(event));
            last = event.id;
            left -= 1;
            isOver = heard.length >= count;
            if (left === 0 || isOver) following?.leave();
          },
        });
        await Promise.race([following.ended, until(() => left === 0 || isOver)]);
        following.leave();
        cuts += 1;
      }
    })();
    // What tells the processes of each other is cut too, each time another part is through.
    const breaking = (async () => {
      for (const part of [0.2, 0.5, 0.9]) {
        await until(() => heard.length >= count * part);
        await way.cut(one());
      }
    })();
    const tellers = processes.flatMap((process, at) =>
      [0, 1].map(async (lane) => {
        for (let number = at * 2 + lane; number < count; number += 4) await someNews(process, person, number);
      }),
    );
    await Promise.all([browser, breaking, ...tellers]);
    expect(heard.toSorted()).toEqual(Array.from({ length: count }, (_, number) => `#${number}`).toSorted());
    expect(cuts).toBeGreaterThan(20);
  });

  test("what was told while the processes did not hear each other comes as soon as they do", async () => {
    const person = await aPerson(one());
    const following = await followStream(streamAt(0), { as: person.cookie });
    await way.close(one());
    try {
      await someNews(two(), person, "meanwhile").catch(() => {});
    } finally {
      await way.reopen(one());
    }
    await someNews(two(), person, "after");
    await expect.poll(() => following.heard.map(textOf)).toContain("#after");
    const kept = await one()
      .platform.database.selectFrom("notifications")
      .select("body_en")
      .where("profile_id", "=", person.profileId)
      .orderBy("told_at")
      .execute();
    await expect.poll(() => following.heard.map(textOf)).toEqual(kept.map((row) => row.body_en));
    following.leave();
    // Both hear again before the next test counts what they say.
    await expect.poll(() => way.connections(one())).toBe(processes.length * way.connectionsOfOne);
  });

  test("what somebody reads through one process is said to his browsers at both, and to nobody else", async () => {
    const [person, other] = [await aPerson(one()), await aPerson(one())];
    const following = [
      await followStream(streamAt(0), { as: person.cookie }),
      await followStream(streamAt(1), { as: person.cookie }),
      await followStream(streamAt(1), { as: other.cookie }),
    ];
    const heard = () => following.map(({ named }) => named.filter((name) => name === eventOfReading).length);
    // Each begins with one, what was read while it was not connected may be new to it; and has one more whenever its
    // process has found the other again, as after the tests before.
    await expect.poll(() => heard().every((count) => count > 0)).toBe(true);
    await sleep(settlesMs);
    const begun = heard();
    const readings = () => heard().map((count, at) => count - (begun[at] ?? 0));
    for (const activity of ["first", "second", "third"]) await someNews(two(), person, activity);
    await expect.poll(() => following[0]?.heard.length).toBe(3);
    const timestamp = following[0]?.heard[0]?.id ?? "";
    await post(origins[0], readNotification.path.replace("{timestamp}", timestamp), { as: person.cookie });
    await expect.poll(readings).toEqual([1, 1, 0]);
    const all = { as: person.cookie, body: { upTo: Number(following[0]?.heard[2]?.id) } };
    expect(await post(origins[0], readAllNotifications.path, all)).toMatchObject({
      data: { unreadCount: 0 },
    });
    await expect.poll(readings).toEqual([2, 2, 0]);
    // Nothing was new any more.
    await post(origins[1], readAllNotifications.path, all);
    await someNews(one(), person, "afterwards");
    await expect.poll(() => following[1]?.heard.length).toBe(4);
    expect(readings()).toEqual([2, 2, 0]);
    for (const each of following) each.leave();
  });

  test("what is rolled back is signalled to nobody, and what commits once", async () => {
    const person = await aPerson(one());
    let signals = 0;
    const stop = await two().platform.signals.wait("rolled back", () => {
      signals += 1;
    });
    const { signals: sender } = one().platform;
    const failing = inTransaction(one().platform, async (transaction) => {
      await sender.send(transaction, "rolled back");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await inTransaction(one().platform, (transaction) => sender.send(transaction, "rolled back"));
    await expect.poll(() => signals).toBe(1);
    await someNews(one(), person, "later");
    expect(signals).toBe(1);
    stop();
  });
});

describe("a stream over Redis", () => {
  const way = ways[1] as BusWay;
  beforeEach(({ skip }) => skip(way.missing !== null, way.missing ?? ""));

  test("finds with its next breath what a process told whose signal died with it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const process = await testPlatform({ environment: await way.environment() });
    const person = await aPerson(process);
    const following = await followStream(
      `${await listening(await process.app())}${followNotifications.path}`,
      { as: person.cookie },
    );
    // Only a stream that waits already can miss a signal.
    await someNews(process, person, "told");
    await expect.poll(() => following.heard.map(textOf)).toEqual(["#told"]);
    // Its beginning may have read this, and its signal lets it look once more.
    await sleep(settlesMs);
    const killed = { ...process.platform, signals: { ...process.platform.signals, send: async () => {} } };
    await someNews({ platform: killed }, person, "untold");
    await sleep(settlesMs);
    expect(following.heard).toHaveLength(1);
    vi.advanceTimersByTime(25_000);
    await expect.poll(() => following.heard.map(textOf)).toEqual(["#told", "#untold"]);
    following.leave();
    await process.close();
  });
});

/** Posts as a browser does, and gives the answer. */
async function post(
  origin: string | undefined,
  path: string,
  { as, body = {} }: { readonly as: string; readonly body?: unknown },
): Promise<unknown> {
  const headers = { cookie: as, "content-type": "application/json" };
  const answer = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}
