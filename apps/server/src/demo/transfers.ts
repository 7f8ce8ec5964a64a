import { claimTransfer } from "@santha/contract/payments";
import type { DemoListing } from "./catalogue.ts";
import { chance } from "./chance.ts";
import { type DemoApp, runJob } from "./demo-app.ts";
import { deliverable, shop } from "./orders.ts";
import type { DemoVillage } from "./people.ts";

const day = 86_400_000;

/** Three orders that the first agent pays by bank transfer: one never paid and over, one claimed, one still to pay. */
export async function makeTransfers(
  app: DemoApp,
  village: DemoVillage,
  listings: readonly DemoListing[],
  end: Date,
): Promise<void> {
  const [padma] = village.agents;
  const farmer = village.farmers.find(({ person }) => person.agentKey === padma?.person.key);
  if (!padma || !farmer) throw new Error("the first agent has no farmers");
  const luck = chance(11);
  const near = await deliverable(app, listings, farmer.person.address.postalCode);
  const buy = async (daysAgo: number) => {
    app.clock.set(new Date(end.getTime() - daysAgo * day));
    const cookie = await app.signIn(padma.person.phone);
    return {
      cookie,
      ...(await shop(app, { listings: near, luck }, cookie, farmer.person, { paymentMode: "Bank Transfer" })),
    };
  };
  await buy(8);
  const claimed = await buy(2);
  await app.call(
    claimTransfer,
    { params: { masterId: claimed.masterId }, body: { utr: "619512345678" } },
    claimed.cookie,
  );
  await buy(1);
  app.clock.set(end);
  await runJob(app, "payments/expire-transfers");
}
