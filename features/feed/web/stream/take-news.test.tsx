import { InfiniteQueryObserver } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { anUpdate, withdrawn } from "#testing/shop/shares.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { serverBehindFetch } from "#testing/web/server-behind-fetch.ts";
import { readStream } from "../../contract.ts";
import { drawnItems, streamQuery, takeNews } from "../api.ts";

let server: TestApp;
let person: TestPerson;
let browser: ReturnType<typeof serverBehindFetch>;
let orderIds: string[];
beforeAll(async () => {
  server = await testApp({ environment: { HOME_ORDER_TILES: "on" } });
  person = await aPerson(server);
  const { listingId } = await aProduct(server);
  const lines = [{ listingId, quantity: 1 }];
  orderIds = [];
  for (let count = 0; count < 3; count += 1)
    orderIds.push(...(await anOrder(server, { as: person.cookie, lines })).orderIds);
  browser = serverBehindFetch(server, person.cookie);
});
beforeEach(async () => {
  queryClient.clear();
  await server.platform.database.deleteFrom("feed_items").execute();
});
afterAll(async () => {
  await browser.restore();
  await server.close();
});

/** Publishes so many items, one a second. */
async function publish(count: number, wish: Parameters<typeof anUpdate>[1] = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    server.clock.advance(1000);
    ids.push(await anUpdate(server, wish));
  }
  return ids;
}

/** Something happens to an own order; once it is settled it stands by the day of its delivery, so many seconds ago. */
async function moveOrder(orderId: string | undefined, secondsAgo = 0): Promise<void> {
  server.clock.advance(1000);
  await server.platform.database
    .updateTable("orders")
    .set({ state_entered_at: new Date(server.clock.now().getTime() - secondsAgo * 1000) })
    .where("id", "=", orderId ?? "")
    .execute();
}

/** A reader with the stream open: reads its top, presses Load More and the banner. */
async function aReader() {
  const observer = new InfiniteQueryObserver(queryClient, streamQuery);
  const leave = observer.subscribe(() => {});
  await observer.fetchOptimistic({ ...streamQuery, retry: false });
  const state = () => observer.getCurrentResult();
  return {
    shown: () => drawnItems(state().data ?? { pages: [], pageParams: [] }).map(({ id }) => id),
    loadMore: async (times: number) => {
      for (let time = 0; time < times && state().hasNextPage; time += 1) await observer.fetchNextPage();
    },
    leave,
  };
}

/** The stream as the server has it now, to its end. */
async function wholeStream(): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const query = { limit: 50, ...(after ? { after } : {}) };
    const { data } = await server.call(readStream, { query }, { as: person.cookie });
    ids.push(...data.entitiesStream.map(({ id }) => id));
    after = data.nextAfter;
  }
  return ids;
}

it.each([
  ["a pinned item", () => publish(1, { isPinned: true }), async () => {}],
  ["an own order that moves meanwhile", async () => {}, () => moveOrder(orderIds[0])],
  ["an own order that falls", () => moveOrder(orderIds[0]), () => moveOrder(orderIds[0], 17)],
])("[HOME-007] [HOME-010] %s does not hide what came between", async (_, before, meanwhile) => {
  await before();
  await publish(1);
  const reader = await aReader();
  await publish(15);
  await meanwhile();
  await takeNews();
  await reader.loadMore(10);
  expect(reader.shown()).toEqual(await wholeStream());
  reader.leave();
});

it("[HOME-010] what was read already stays below a few new items, without being asked for again", async () => {
  await publish(30);
  const reader = await aReader();
  await reader.loadMore(2);
  const known = reader.shown();
  const [newest] = await publish(1);
  await takeNews();
  expect(reader.shown()).toEqual([newest, ...known]);
  reader.leave();
});

/** Numbers below a bound, the same ones for the same seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each(Array.from({ length: 30 }, (_, seed) => seed))(
  "[HOME-007] [HOME-010] pressed amid publications, pins, withdrawals and moves and read to its end, everything stands once in the server's order (%i)",
  async (seed) => {
    const below = numbersOf(seed + 1);
    const hasFalls = seed % 3 === 0;
    const gone = new Set<string>();
    const standing: {
      readonly id: string;
      readonly subject: { readonly kind: string; readonly key: string };
    }[] = [];
    const somethingHappens = async (number: number): Promise<void> => {
      const kind = below(hasFalls ? 13 : 12);
      if (kind === 0) return moveOrder(orderIds[below(orderIds.length)]);
      if (kind === 12) return moveOrder(orderIds[below(orderIds.length)], below(40));
      if (kind === 1) {
        const [taken] = standing.splice(below(standing.length), 1);
        if (taken && (await withdrawn(server, taken.subject))) gone.add(taken.id);
        return;
      }
      const subject = { kind: "notice", key: `${seed}-${number}-${server.clock.now().getTime()}` };
      const [id = ""] = await publish(1, { subject, isPinned: kind === 2 });
      standing.push({ id, subject });
    };
    const muchHappens = async (most: number): Promise<void> => {
      for (let left = below(most); left > 0; left -= 1) await somethingHappens(left);
    };
    await muchHappens(40);
    const reader = await aReader();
    for (let round = 0; round < 3; round += 1) {
      await reader.loadMore(below(4));
      await muchHappens(18);
      await takeNews();
    }
    await reader.loadMore(100);
    const [shown, whole] = [reader.shown().filter((id) => !gone.has(id)), await wholeStream()];
    // An order that fell below where the parts meet stands where it was read, until the stream is read anew.
    if (hasFalls) expect(shown.toSorted()).toEqual(whole.toSorted());
    else expect(shown).toEqual(whole);
    reader.leave();
  },
);
