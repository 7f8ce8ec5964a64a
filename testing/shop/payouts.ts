import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal } from "#features/ledger/server";
import { makeBatch, markPaid, type PayoutAccount, readDesk, saveAccount } from "#features/payouts/contract";
import { sessionFor, type TestApp } from "../process/app.ts";
import { aPerson, aProduct, type TestPerson } from "./builders.ts";
import { anOrder } from "./shopping.ts";

export const aUpiAccount = {
  kind: "upi",
  holder: "Padma",
  upiId: "padma@bank",
} as const satisfies PayoutAccount;

/** Lets the margin of an order come to the operator with an online payment; earned unless said otherwise. */
export async function owe(
  { platform }: Pick<TestApp, "platform">,
  profileId: number,
  orderId: string,
  amountInPaise: number,
  isEarned = true,
): Promise<void> {
  // Earned so long ago that its days for returns are over.
  const at = new Date(platform.clock.now().getTime() - 8 * 86_400_000);
  const world = { ...platform, clock: { ...platform.clock, now: () => at } };
  await inTransaction(platform, (transaction) =>
    postJournal(world, transaction, [
      movement(
        { effectKey: `test-margin:${orderId}`, kind: "online-margin", orderId },
        amountInPaise,
        { account: "agent-payable", partyId: profileId },
        { account: "platform-bank", partyId: null },
      ),
      isEarned
        ? movement(
            { effectKey: `margin-earned:${orderId}`, kind: "margin-earned", orderId },
            amountInPaise,
            { account: "agent-margin-pending", partyId: profileId },
            { account: "agent-margin-earned", partyId: profileId },
          )
        : null,
    ]),
  );
}

const listingIds = new WeakMap<object, number>();

/** An agent with an account to whom the margins of some orders are owed. */
export async function anAgentToBePaid(
  app: TestApp,
  { margins = [150_00], account = aUpiAccount as PayoutAccount | null } = {},
): Promise<TestPerson & { readonly orderIds: readonly string[] }> {
  const agent = await aPerson(app, { roles: ["agent"], firstName: "Padma" });
  const orderIds: string[] = [];
  for (const amount of margins) {
    const orderId = await aPlainOrder(app, agent.cookie);
    orderIds.push(orderId);
    await owe(app, agent.profileId, orderId, amount);
  }
  if (account) await app.call(saveAccount, { body: account }, { as: await sessionFor(app, agent) });
  return { ...agent, orderIds };
}

/** An order without a margin of its own. */
export async function aPlainOrder(app: TestApp, as: string): Promise<string> {
  if (!listingIds.has(app)) {
    const product = await aProduct(app, { onHand: 9000, commissionInPaise: 0 });
    listingIds.set(app, product.listingId);
  }
  const lines = [{ listingId: listingIds.get(app) ?? 0, quantity: 1 }];
  const { orderIds } = await anOrder(app, { as, lines });
  return orderIds[0] ?? "";
}

/** Finance makes a batch of what it sees as payable. */
export async function aBatch(app: TestApp, finance: string) {
  const { fingerprint } = (await app.call(readDesk, {}, { as: finance })).data;
  return app.call(makeBatch, { body: { fingerprint } }, { as: finance });
}

/** A payout that is under way, in a batch of its own. */
export async function aPayout(app: TestApp): Promise<{ batchId: number; payoutId: number }> {
  const agent = await anAgentToBePaid(app);
  const finance = await aPerson(app, { roles: ["finance"] });
  const { data } = await aBatch(app, finance.cookie);
  const batch = data.batches[0];
  const payout = batch?.payouts.find(({ person }) => person.mobileNo === agent.mobileNo);
  if (!batch || !payout) throw new Error("no payout was made");
  return { batchId: batch.batchId, payoutId: payout.payoutId };
}

let paidOut = 0;

/** A payout that the bank has paid. */
export async function aPaidPayout(app: TestApp): Promise<number> {
  const { payoutId } = await aPayout(app);
  const { cookie: as } = await aPerson(app, { roles: ["finance"] });
  paidOut += 1;
  const body = { bankReference: `PAID2026${String(paidOut).padStart(6, "0")}` };
  const { status } = await app.call(markPaid, { params: { payoutId }, body }, { as });
  if (status !== 200) throw new Error("the payout was not paid");
  return payoutId;
}
