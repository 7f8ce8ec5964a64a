import { features } from "#engine/server/app.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { StandInFault } from "#engine/server/outside/payment/fake-payu.html.ts";
import type { StandInOutcome } from "#engine/server/outside/payment/fake-payu.ts";
import type { PayuFields } from "#engine/server/outside/payment/payu-hash.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { checkPayment, readOpenPayment, startPayment } from "#features/payments/contract/online-payments.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson, aProduct } from "./builders.ts";
import { readyToPlace } from "./shopping.ts";

const formType = { "content-type": "application/x-www-form-urlencoded" };

/** Posts a form to a path of the app, as a browser or the provider does. */
export async function postForm(app: TestApp, url: string, fields: PayuFields) {
  const payload = new URLSearchParams(fields).toString();
  return app.app.inject({ method: "POST", url, headers: formType, payload });
}

/** Someone who has ordered from two sellers, ₹540.00 each, to be paid online; `stock` packs of each were there. */
export async function aWaitingOrder(
  app: TestApp,
  { isPaidByCustomer = false, isAgent = false, stock = 4 } = {},
) {
  const person = await aPerson(app, isAgent ? { roles: ["agent"] } : {});
  const goods = { priceInPaise: 500_00, commissionInPaise: 25_00, onHand: stock };
  const products = [await aProduct(app, goods), await aProduct(app, goods)];
  const lines = products.map(({ listingId }) => ({ listingId, quantity: 1 }));
  const { masterId, orderIds } = await orderOnline(app, person.cookie, lines, isPaidByCustomer);
  return { ...person, as: person.cookie, masterId, orderIds, lines, listingId: lines[0]?.listingId ?? 0 };
}

/** Fills the cart with these packs, if any, and places it to be paid online. */
export async function orderOnline(
  app: TestApp,
  as: string,
  lines: readonly { readonly listingId: number; readonly quantity: number }[],
  isPaidByCustomer = false,
) {
  const { fingerprint } = await readyToPlace(app, { as, lines });
  const body = { paymentMode: "Online", fingerprint, isPaidByCustomer } as const;
  const answer = await app.call(placeOrder, { body }, { as });
  if (answer.status !== 201) throw new Error(`not placed: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Begins a payment, as the web does; its form is what the browser posts to the provider's page. */
export async function started(
  app: TestApp,
  { as, masterId }: { readonly as: string; readonly masterId: string },
) {
  const answer = await app.call(startPayment, { params: { masterId }, body: {} }, { as });
  if (answer.status !== 201) throw new Error(`not started: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** What a person's browser is told of a try when it asks. */
export async function checked(app: TestApp, as: string, txnid: string) {
  return (await app.call(checkPayment, { params: { txnid } }, { as })).data;
}

/** The payment that a person has still to make; null: none. */
export async function openPaymentOf(app: TestApp, as: string) {
  return (await app.call(readOpenPayment, {}, { as })).data;
}

/** What the payer does at the stand-in's page; gives what his browser then brings back to us. */
export async function pay(
  app: TestApp,
  form: PayuFields,
  outcome: StandInOutcome,
  { fault = "none", refunds = "" }: { readonly fault?: StandInFault; readonly refunds?: "" | "fail" } = {},
) {
  const choice = { form: new URLSearchParams(form).toString(), outcome, mode: "UPI", fault, refunds };
  const page = await postForm(app, "/fake-payu/choose", choice);
  if (page.statusCode !== 200) throw new Error(page.body);
  const address = /action="([^"]*)"/.exec(page.body)?.[1] ?? "";
  const inputs = [...page.body.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, unescaped(value)]));
  return { address, fields };
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** Runs a job as the worker would. */
export async function runJob(app: TestApp, name: string, payload: unknown = null): Promise<void> {
  const job = features.flatMap(({ jobs }) => jobs).find((each) => each.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await job.run(app.platform, payload);
}

/** A try of this person that is open and stays so; begun once. */
export async function anUnpaidAttempt(
  app: TestApp,
  person: { readonly profileId: number; readonly order: { readonly masterId: string } },
): Promise<string> {
  const { masterId } = person.order;
  const txnid = `${masterId}T1`;
  await app.platform.database
    .insertInto("online_payments")
    .values({
      txnid,
      master_id: masterId,
      buyer_profile_id: person.profileId,
      amount_in_paise: 100,
      started_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column("txnid").doNothing())
    .execute();
  return txnid;
}

/** A payout of the payment provider, as finance notes it today. */
export function aProvidersPayout(app: TestApp, reference: string) {
  const today = dayInIndia(app.clock.now());
  return {
    ...{ receivedInPaise: 1_00, feesInPaise: 0, taxInPaise: 0, reference },
    ...{ receivedOn: today, paidUntil: today },
  };
}
