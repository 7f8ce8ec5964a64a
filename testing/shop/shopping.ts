import type { InputOf } from "#engine/contract/endpoint.ts";
import { addToCart } from "#features/cart/contract";
import {
  type Address,
  chooseAddress,
  chooseCoupon,
  placeOrder,
  readCheckout,
} from "#features/checkout/contract/checkout.ts";
import type { TestApp } from "../process/app.ts";

export type AddressInput = InputOf<typeof chooseAddress>["body"];

/** A farmer's address that every test seller serves. */
export const farmersAddress: Address = {
  recipientName: "Ramulu",
  phone: "9812345210",
  addressLine1: "H.No. 3-41, Ramalayam Street, Khanapur",
  addressLine2: "",
  landmark: "Near the primary school",
  city: "Narsampet",
  state: "Telangana",
  postalCode: "506132",
};

export interface Shopping {
  readonly as: string;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
  readonly address?: AddressInput;
}

/** Fills the cart and chooses the address over HTTP; returns what the confirm step then shows. */
export async function readyToPlace(app: TestApp, { as, lines, address = farmersAddress }: Shopping) {
  for (const body of lines) await expectDone(app.call(addToCart, { body }, { as }));
  await expectDone(app.call(chooseAddress, { body: address }, { as }));
  return (await expectDone(app.call(readCheckout, {}, { as }))).data;
}

/** Shops and places the order over HTTP, for real or for practice; returns its ids. */
export async function anOrder(
  app: TestApp,
  { isPractice = false, ...shopping }: Shopping & { readonly isPractice?: boolean },
) {
  const { fingerprint } = await readyToPlace(app, shopping);
  const body = { paymentMode: "COD", fingerprint, isPractice } as const;
  return (await expectDone(app.call(placeOrder, { body }, { as: shopping.as }))).data;
}

/** The same with a coupon on the cart. */
export async function orderWithCoupon(
  app: TestApp,
  { couponCode, ...shopping }: Shopping & { readonly couponCode: string },
) {
  await readyToPlace(app, shopping);
  const as = { as: shopping.as };
  const { fingerprint } = (await expectDone(app.call(chooseCoupon, { body: { couponCode } }, as))).data;
  const body = { paymentMode: "COD", fingerprint } as const;
  return (await expectDone(app.call(placeOrder, { body }, as))).data;
}

async function expectDone<T extends { status: number }>(answer: Promise<T>): Promise<T> {
  const got = await answer;
  if (got.status >= 300) throw new Error(`refused: ${JSON.stringify(got)}`);
  return got;
}
