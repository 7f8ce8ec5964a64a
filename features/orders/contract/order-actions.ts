import * as z from "zod/mini";
import { restBase } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";

export const orderParams = z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) });

/**
 * The order-action call of specification 7: the key of an action that `stateInfo.buyerActions` lists, in the query,
 * and an empty body. `data` is JSON text of the order as it is then, an `OrderDetail`.
 */
export const actOnOrder = endpoint({
  name: "orders/act-on-order",
  summary:
    "Takes one of the actions that the server offers the buyer of an order; answers the order as it is then.",
  method: "PUT",
  path: `${restBase}/farmerstore/orders/{orderId}`,
  permission: "member",
  params: orderParams,
  query: z.object({ action: z.string().check(z.minLength(1), z.maxLength(60)) }),
  answer: z.string(),
  success: "CREATED",
  isDataText: true,
  errors: { "orders/not-found": 404, "orders/not-possible": 409 },
});

/** Packs of a line of an order; a line is known by its listing. */
export const somePacks = z.object({
  listingId: z.int().check(z.positive()),
  quantity: z.int().check(z.positive()),
});
export type SomePacks = z.output<typeof somePacks>;

/** Why, in a person's own words. */
export const reason = paragraphs(3, 300);
