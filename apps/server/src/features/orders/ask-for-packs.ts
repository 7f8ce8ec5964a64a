import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestKind } from "@santha/contract/order-reasons";
import type { cancelLines, requestReturn } from "@santha/contract/order-requests";
import type { Transaction } from "@santha/database/client";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { askableKind } from "./askable.ts";
import { lockOrderWithLines, type OrderForRemoval } from "./removals.queries.ts";
import { hasSoMany } from "./removed-lines.ts";
import { insertRequest, type RequestRow } from "./requests.queries.ts";

type Endpoint = typeof cancelLines | typeof requestReturn;

/** Checks what a buyer asks for packs of an order, and keeps it as an open request; the order is held. */
export async function askForPacks(
  context: MemberContext,
  transaction: Transaction,
  endpoint: Endpoint,
  kind: RequestKind,
  { params: { orderId }, body }: CheckedOf<Endpoint>,
): Promise<{ readonly order: OrderForRemoval; readonly request: RequestRow }> {
  const at = context.clock.now();
  const order = await lockOrderWithLines(transaction, orderId);
  if (order?.buyerProfileId !== context.actor.profileId) return refuse(endpoint, "orders/not-found");
  if (askableKind(order, at) !== kind) return refuse(endpoint, "orders/not-possible");
  const { lines, reasonCode, note } = body;
  if (!hasSoMany(order, lines)) return refuse(endpoint, "orders/not-so-many");
  if (reasonCode === "other" && note.length < 3)
    return refuse(endpoint, "orders/reason-missing", { fields: { note: "orders/reason-missing" } });
  return { order, request: await insertRequest(transaction, { orderId, kind, lines, reasonCode, note, at }) };
}
