import type { DemoListing } from "./catalogue.ts";
import { chance } from "./chance.ts";
import type { DemoApp } from "./demo-app.ts";
import { deliverable, shop } from "./orders.ts";
import type { DemoVillage } from "./people.ts";

const day = 86_400_000;

/** Two orders that the first agent has placed for practice. */
export async function makePractice(
  app: DemoApp,
  village: DemoVillage,
  listings: readonly DemoListing[],
  end: Date,
): Promise<void> {
  const [padma] = village.agents;
  const farmer = village.farmers.find(({ person }) => person.agentKey === padma?.person.key);
  if (!padma || !farmer) throw new Error("the first agent has no farmers");
  const luck = chance(13);
  const near = await deliverable(app, listings, farmer.person.address.postalCode);
  for (const daysAgo of [20, 19]) {
    app.clock.set(new Date(end.getTime() - daysAgo * day));
    const cookie = await app.signIn(padma.person.phone);
    const isPractice = true;
    await shop(app, { listings: near, luck }, cookie, farmer.person, { isPractice });
  }
  app.clock.set(end);
}
