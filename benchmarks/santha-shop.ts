import type { Shop } from "./measure-orders.ts";

const home = {
  recipientName: "Ramulu",
  addressLine1: "H.No. 3-41",
  addressLine2: "",
  landmark: "",
  city: "Narsampet",
  state: "Telangana",
  postalCode: "506132",
};

interface Place extends Pick<Shop, "pids" | "buyers" | "url"> {
  readonly origin: string;
  readonly products: number;
}

/** Santha as a shop under load: a check-out is four calls, for item, address, quote and order. */
export function santhaShop({ origin, products, ...place }: Place): Shop {
  // Messages to one number wait for each other, and of many most are kept back: each buyer has his own.
  const phones = new Map(place.buyers.map((buyer, at) => [buyer, String(9_812_345_210 + at)]));
  return {
    ...place,
    // What the worker has given up is never done.
    dueJobs: "select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1",
    placeOrder: (cookie, turn) =>
      shopOnce(origin, { cookie, phone: phones.get(cookie) ?? "" }, 3 * ((turn * 37) % products) + 1),
  };
}

async function shopOnce(
  origin: string,
  { cookie, phone }: { readonly cookie: string; readonly phone: string },
  listingId: number,
): Promise<void> {
  await send(origin, cookie, "POST", "/v2/cart/lines", { listingId, quantity: 1 });
  await send(origin, cookie, "PUT", "/v2/checkout/address", { ...home, phone });
  const { fingerprint } = (await send(origin, cookie, "GET", "/v2/checkout")) as { fingerprint: string };
  await send(origin, cookie, "POST", "/v2/checkout/orders", { paymentMode: "COD", fingerprint });
}

async function send(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      cookie,
      ...(body ? { "content-type": "application/json", "idempotency-key": crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
}
