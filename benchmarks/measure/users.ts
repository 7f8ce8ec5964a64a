// U11: fifty people who use the shop at the pace of people, not a load that fills the machine, with the embedded database.
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, type Mark, percentile } from "./numbers.ts";
import { type Place, post } from "./place.ts";

const users = 50;
const pauseInMilliseconds = 1000;

/** What somebody asks for while he shops, and how long it may take (95 of 100). */
const steps = [
  { name: "catalogue", path: "/v2/store/products?limit=20", most: 100 },
  { name: "search", path: "/v2/store/products?q=neem&limit=20", most: 150 },
  { name: "cart", path: "/v2/cart", most: 100 },
  { name: "check-out", path: "/v2/checkout", most: 300 },
] as const;

/** Fifty signed-in farmers walk through the steps for `seconds`, each with a pause between two calls. */
export async function measureUsers(place: Place, seconds: number): Promise<Mark[]> {
  const farmers = await place.query(
    `select mobile_no from profiles where mobile_no like '90000%' order by mobile_no limit ${users}`,
  );
  if (farmers.length < users) throw new Error(`the demo world has ${farmers.length} people, not ${users}`);
  const cookies: string[] = [];
  for (const { mobile_no: mobileNo } of farmers) {
    await place.query("delete from rate_limits");
    const cookie = await place.signIn(String(mobileNo));
    await post(place.origin, "/v2/cart/lines", { listingId: 1, quantity: 1 }, cookie);
    cookies.push(cookie);
  }
  const times = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    cookies.map(async (cookie, at) => {
      await sleep((at * pauseInMilliseconds) / cookies.length);
      for (let turn = at; performance.now() < until; turn += 1) {
        const { name, path } = steps[turn % steps.length] ?? steps[0];
        const startedAt = performance.now();
        const answer = await fetch(place.origin + path, { headers: { cookie } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        times.get(name)?.push(performance.now() - startedAt);
        await sleep(pauseInMilliseconds);
      }
    }),
  );
  return steps.map(({ name, most }) =>
    atMost(
      `${name}, p95 at ${users} users, embedded database (U11)`,
      percentile(times.get(name) ?? [], 0.95),
      most,
    ),
  );
}
