import { checkPayment, startPayment } from "@santha/contract/online-payments";
import type { DemoListing } from "./catalogue.ts";
import { chance } from "./chance.ts";
import type { DemoApp } from "./demo-app.ts";
import { deliverable, shop } from "./orders.ts";
import type { DemoVillage } from "./people.ts";

const day = 86_400_000;

/** Two orders of the second agent to be paid online: one whose payment failed, one that is paid. */
export async function makeOnlineOrders(
  app: DemoApp,
  village: DemoVillage,
  listings: readonly DemoListing[],
  end: Date,
): Promise<void> {
  const agent = village.agents[1];
  const farmer = village.farmers.find(({ person }) => person.agentKey === agent?.person.key);
  if (!agent || !farmer) throw new Error("the second agent has no farmers");
  const luck = chance(12);
  const near = await deliverable(app, listings, farmer.person.address.postalCode);
  for (const { daysAgo, outcome } of [
    { daysAgo: 6, outcome: "failure" },
    { daysAgo: 3, outcome: "success" },
  ] as const) {
    app.clock.set(new Date(end.getTime() - daysAgo * day));
    const cookie = await app.signIn(agent.person.phone);
    const { masterId } = await shop(app, { listings: near, luck }, cookie, farmer.person, {
      paymentMode: "Online",
    });
    const { txnid, fields } = await app.call(startPayment, { params: { masterId }, body: {} }, cookie);
    await app.platform.payuStandIn?.choose(fields, outcome, "UPI", false);
    await app.call(checkPayment, { params: { txnid } }, cookie);
  }
  app.clock.set(end);
}
