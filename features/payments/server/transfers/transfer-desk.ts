import { createHash } from "node:crypto";
import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { WaitingTransfer } from "../../contract/received-money.ts";
import {
  mostTransfersAtOnce,
  type previewTransfers as previewEndpoint,
  type readTransferDesk as readEndpoint,
  receiveTransfers as receiveEndpoint,
  type TransferPreview,
} from "../../contract/transfer-desk.ts";
import { countWaitingTransfers, selectWaitingTransfers } from "../queries.ts";
import { bookDecision, lockTransfer } from "./decide-transfer.ts";
import { partPaidOrders } from "./list-transfers.ts";

/** A page of the desk with count and sum; with the first one the orders of which only a part has come. */
export async function readTransferDesk(
  { database }: MemberContext,
  { query: { after: asked, limit, find } }: CheckedOf<typeof readEndpoint>,
): Promise<AnswerOf<typeof readEndpoint>> {
  const after = cursorOf(asked);
  const rows = await selectWaitingTransfers(database, { find, after, limit: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, ({ claimedAt, claimId }) => ({
    at: new Date(claimedAt),
    id: String(claimId),
  }));
  const all = await countWaitingTransfers(database, {});
  return {
    all,
    found: find ? await countWaitingTransfers(database, { find }) : all,
    transfers: [...page],
    partPaid: after ? [] : await partPaidOrders(database),
    nextAfter,
  };
}

/** What can be booked as it was entered; a number that was given twice needs a look of its own. */
function sortTransfers(rows: readonly WaitingTransfer[]): TransferPreview {
  const transfers = rows.filter(({ alsoGivenFor }) => alsoGivenFor.length === 0);
  const seen = transfers.map(({ claimId, amountInPaise }) => [claimId, amountInPaise]);
  return {
    transfers,
    leftOut: rows.filter(({ alsoGivenFor }) => alsoGivenFor.length > 0),
    sumInPaise: sumOf(transfers.map(({ amountInPaise }) => amountInPaise)),
    fingerprint: createHash("sha256").update(JSON.stringify(seen)).digest("base64url"),
  };
}

/** What it would do to say that several transfers have come; nothing is changed. */
export async function previewTransfers(
  { database }: MemberContext,
  { body: { claimIds, all } }: CheckedOf<typeof previewEndpoint>,
): Promise<AnswerOf<typeof previewEndpoint>> {
  const filter = all ? { find: all.find } : { claimIds: claimIds ?? [] };
  return sortTransfers(
    await selectWaitingTransfers(database, { ...filter, after: null, limit: mostTransfersAtOnce }),
  );
}

/**
 * Books the transfers of a preview as they were entered, each as a single one. Their purchases are locked first, in one
 * sequence: of two decisions at once the second waits, and compares with what the first has left.
 */
export async function receiveTransfers(
  context: MemberContext,
  { body }: CheckedOf<typeof receiveEndpoint>,
): Promise<AnswerOf<typeof receiveEndpoint>> {
  const { claimIds, fingerprint } = body;
  return onceInTransaction(context, receiveEndpoint, body, async (transaction) => {
    const select = () =>
      selectWaitingTransfers(transaction, { claimIds, after: null, limit: claimIds.length });
    const before = (await select()).toSorted((one, other) => (one.masterId < other.masterId ? -1 : 1));
    for (const transfer of before) await lockTransfer(transaction, transfer);
    const seen = sortTransfers(await select());
    if (seen.fingerprint !== fingerprint || seen.transfers.length !== new Set(claimIds).size)
      return refuse(receiveEndpoint, "payments/transfers-changed");
    for (const { masterId, reference, claimId, amountInPaise } of seen.transfers) {
      const locked = await lockTransfer(transaction, { masterId, reference, claimId });
      if (!locked) return refuse(receiveEndpoint, "payments/transfers-changed");
      const booked = { claimId, entered: amountInPaise, amountInPaise };
      const use = await bookDecision(context, transaction, locked, booked);
      if (use !== null)
        return refuse(receiveEndpoint, "payments/reference-paid-another", { values: { use } });
    }
    return { done: seen.transfers.map(({ claimId }) => claimId), sumInPaise: seen.sumInPaise };
  });
}
