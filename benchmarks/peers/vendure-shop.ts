import { join } from "node:path";
import { type Shop, untilJobsAreDone } from "../measure-orders.ts";
import { type Loaded, startTold } from "../processes.ts";
import type { VendureOrder } from "./vendure/order.ts";

/** Vendure, filled and started: server and worker as its guide for production says. */
export interface Vendure {
  readonly server: Loaded;
  readonly worker: Loaded;
  /** A customer with a fifth of all orders. */
  readonly owner: Readonly<Record<string, string>>;
  readonly shop: Omit<Shop, "pids">;
}

interface Sizes {
  readonly products: number;
  readonly orders: number;
  readonly buyers: number;
}

const processFile = new URL("vendure/process.ts", import.meta.url);
const dueJobs = "select 1 from job_record where state in ('PENDING', 'RUNNING', 'RETRYING') limit 1";
/** So many place the first orders at once, one of them the owner. */
const lanes = 5;

/** Fills an empty database through Vendure itself, and starts both processes on it; `keep` remembers to stop them. */
export async function startVendure(
  url: string,
  folder: string,
  { products, orders, buyers }: Sizes,
  keep: <Started extends Loaded>(starting: Promise<Started>) => Promise<Started>,
): Promise<Vendure> {
  const start = (part: VendureOrder["part"]) => {
    const order = { part, url, products, buyers };
    return keep(startTold<readonly string[]>(processFile, order, join(folder, `vendure-${part}.log`)));
  };
  const filling = await start("fill");
  await filling.stop();
  const [owner = "", ...others] = filling.answer;
  const server = await start("server");
  const worker = await start("worker");
  // The search's index.
  await untilJobsAreDone({ url, dueJobs });
  const placeOrder = (buyer: string, turn: number, packs?: number) =>
    shopOnce(server.origin, buyer, ((turn * 37) % products) + 1, packs);
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = lane; turn < orders; turn += lanes)
        await placeOrder(lane === 0 ? owner : (others[turn % others.length] ?? ""), turn, 2);
    }),
  );
  await untilJobsAreDone({ url, dueJobs });
  return { server, worker, owner: senderOf(owner), shop: { buyers: others, placeOrder, url, dueJobs } };
}

/** What each request says of who sends it. */
export function senderOf(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, "content-type": "application/json" };
}

const address = {
  fullName: "Ramulu",
  phoneNumber: "9812345210",
  streetLine1: "H.No. 3-41",
  city: "Narsampet",
  province: "Telangana",
  postalCode: "506132",
  countryCode: "IN",
};
const wrong = "... on ErrorResult { errorCode message }";
const addItem = `mutation ($pack: ID!) {
  addItemToOrder(productVariantId: $pack, quantity: 1) { ... on Order { totalWithTax } ${wrong} } }`;
const sendTo = `mutation ($address: CreateAddressInput!) {
  setOrderShippingAddress(input: $address) { ... on Order { totalWithTax } ${wrong} } }`;
const quote = `{ eligibleShippingMethods { id name priceWithTax } eligiblePaymentMethods { code isEligible }
  activeOrder { totalWithTax lines { quantity linePriceWithTax productVariant { name } } } }`;
const pay = `mutation ($way: [ID!]!) {
  way: setOrderShippingMethod(shippingMethodId: $way) { ... on Order { totalWithTax } ${wrong} }
  move: transitionOrderToState(state: "ArrangingPayment") { ... on Order { state } ${wrong} }
  order: addPaymentToOrder(input: { method: "cash-on-delivery", metadata: {} }) {
    ... on Order { code state totalWithTax } ${wrong} } }`;

/** The same four steps as Santha's check-out: item, address, quote, order. @throws when no order is placed. */
async function shopOnce(origin: string, token: string, product: number, packs = 1): Promise<void> {
  for (let pack = 2 * product - 1; pack < 2 * product - 1 + packs; pack += 1)
    await send(origin, token, addItem, { pack });
  await send(origin, token, sendTo, { address });
  const { eligibleShippingMethods: ways } = (await send(origin, token, quote)) as {
    eligibleShippingMethods: readonly { id: string }[];
  };
  const { order } = (await send(origin, token, pay, { way: [ways[0]?.id] })) as {
    order: { state?: string };
  };
  if (order.state !== "PaymentAuthorized") throw new Error(`no order: ${JSON.stringify(order)}`);
}

async function send(origin: string, token: string, query: string, variables: object = {}): Promise<unknown> {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${origin}/shop-api`, { method: "POST", headers: senderOf(token), body });
  const answer = await response.text();
  if (!response.ok || answer.includes('"errors"') || answer.includes('"errorCode"'))
    throw new Error(`Vendure: ${response.status} ${answer}`);
  return (JSON.parse(answer) as { data: unknown }).data;
}
