import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { busWays } from "#testing/process/bus-ways.ts";
import { cuttableLine } from "#testing/process/cuttable-line.ts";
import { testPlatform } from "#testing/process/platform.ts";
import { startProcess } from "#testing/process/server-process.ts";
import { followStream } from "#testing/process/stream.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { someNews } from "#testing/shop/news.ts";
import { followNotifications, type Notification } from "../contract/notifications.ts";

const count = 1000;
const lanes = 4;

/** The same numbers from 0 to 1 in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(5);
}

describe.each(await busWays())("streams of two servers that run on their own, over $name", (way) => {
  beforeEach(({ skip }) => skip(way.missing !== null, way.missing ?? ""));

  test("of 1,000 notifications by a third process none is lost and none doubled, with the lines of the browser cut at random moments and those of the bus too", async () => {
    const environment = await way.environment();
    const teller = await testPlatform({ environment });
    ends.push(() => teller.close());
    // The servers go by the true time, and so does who tells.
    teller.clock.set(new Date());
    const settings = {
      DATABASE_URL: teller.url,
      DATABASE_CONNECTIONS: "4",
      LOG_LEVEL: "silent",
      ...environment,
    };
    const servers = [startProcess(settings), startProcess(settings)] as const;
    for (const { child, ended } of servers)
      ends.push(() => {
        child.kill("SIGTERM");
        return ended;
      });
    const origins = await Promise.all(servers.map((server) => server.ready()));
    const lines = await Promise.all(
      origins.map((origin) => cuttableLine(origin.replace("localhost", "127.0.0.1"))),
    );
    ends.push(...lines.map((line) => () => line.cut()));
    const person = await aPerson(teller);
    const random = numbersFrom(7);
    const heard: string[] = [];
    const isOver = () => heard.length >= count;
    let last = "0";
    let cuts = 0;
    const browser = (async () => {
      for (let turn = 0; !isOver(); turn += 1) {
        const address = new URL(followNotifications.path, lines[turn % 2]?.url);
        const following = await followStream(address.href, {
          as: person.cookie,
          after: last,
          onEvent({ id, data }) {
            heard.push((data[id] as Notification).text.en);
            last = id;
          },
        }).catch(() => sleep(5));
        await Promise.race([following?.ended.catch(() => {}), until(isOver)]);
        following?.leave();
      }
    })();
    const cutting = (async () => {
      // After so many heard and not after so long: a fast machine is cut as often as a slow one.
      for (let next = 10; !isOver(); cuts += 1) {
        next += 10 + random() * 40;
        await until(() => heard.length >= Math.min(next, count));
        const line = lines[random() < 0.5 ? 0 : 1];
        await line?.cut();
        await line?.mend();
      }
    })();
    const cuttingBus = (async () => {
      for (const part of [0.2, 0.5, 0.9]) {
        await until(() => heard.length >= count * part);
        await way.cut(teller);
      }
    })();
    const telling = Array.from({ length: lanes }, async (_, lane) => {
      for (let number = lane; number < count; number += lanes) await someNews(teller, person, number);
    });
    await Promise.all([browser, cutting, cuttingBus, ...telling]);
    expect(heard.toSorted()).toEqual(Array.from({ length: count }, (_, number) => `#${number}`).toSorted());
    expect(cuts).toBeGreaterThan(10);
  }, 120_000);
});
