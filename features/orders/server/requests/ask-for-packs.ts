import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { RequestKind } from "../../contract/order-reasons.ts";
import type { cancelLines, requestReturn } from "../../contract/order-requests.ts";
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
