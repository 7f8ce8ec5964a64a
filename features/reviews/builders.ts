import type { InputOf } from "#engine/contract/endpoint.ts";
import type { TestApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { rateOrder, replyToReview } from "./contract.ts";

/** Goods that were delivered: who sold them, who got them, and the product. */
export interface Delivery {
  readonly orderId: string;
  readonly productId: number;
  readonly listingId: number;
  readonly buyer: TestPerson;
  readonly seller: TestPerson;
}

type Goods = Pick<Delivery, "productId" | "listingId" | "seller">;

/** A product of a seller with a session. */
export async function soldGoods(app: TestApp, person?: TestPerson): Promise<Goods> {
  const seller = person ?? (await aPerson(app, { roles: ["seller"] }));
  const { listingId, level3Id: productId } = await anOwnListing(app, seller.profileId);
  return { productId, listingId, seller };
}

/** An order of one pack as it is after its delivery, of the goods and the buyer wished for, else of new ones. */
export async function aDelivery(
  app: TestApp,
  wish: { readonly goods?: Goods; readonly buyer?: TestPerson } = {},
): Promise<Delivery> {
  const { productId, listingId, seller } = wish.goods ?? (await soldGoods(app));
  const buyer = wish.buyer ?? (await aPerson(app));
  const lines = [{ listingId, quantity: 1 }];
  const { orderIds } = await anOrder(app, { as: buyer.cookie, lines });
  const [orderId = ""] = orderIds;
  await markDelivered(app, orderId);
  return { orderId, productId, listingId, buyer, seller };
}

/** Rows, not moves: only that it is delivered matters. */
export async function markDelivered({ platform }: Pick<TestApp, "platform">, orderId: string): Promise<void> {
  await platform.database
    .updateTable("orders")
    .set({ state: "DELIVERED", delivered_at: platform.clock.now() })
    .where("id", "=", orderId)
    .execute();
}

type Rated = Partial<InputOf<typeof rateOrder>["body"]>;

/** A review of the delivered product, or with `productId: null` of its seller; gives its id. */
export async function aReview(
  app: Pick<TestApp, "call">,
  { orderId, productId, buyer }: Pick<Delivery, "orderId" | "productId" | "buyer">,
  wish: Rated = {},
): Promise<number> {
  const body = { productId, stars: 4, ...wish };
  const { status, data, info } = await app.call(
    rateOrder,
    { params: { orderId }, body },
    { as: buyer.cookie },
  );
  const own =
    status === 200 ? data.subjects.find((subject) => subject.productId === body.productId)?.review : null;
  if (!own) throw new Error(`the review was refused: ${info}`);
  return own.reviewId;
}

/** The seller's reply to a review. */
export async function aReply(
  app: Pick<TestApp, "call">,
  { seller }: Pick<Delivery, "seller">,
  { reviewId, words }: { readonly reviewId: number; readonly words: string },
): Promise<void> {
  const input = { params: { reviewId }, body: { words } };
  const { status, info } = await app.call(replyToReview, input, { as: seller.cookie });
  if (status !== 200) throw new Error(`the reply was refused: ${info}`);
}
