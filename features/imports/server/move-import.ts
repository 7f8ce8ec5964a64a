import type { CheckedOf, Endpoint } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import * as contract from "../contract.ts";
import { endEarly, isAtWork } from "./end-early.ts";
import { toImportSummary } from "./import-dto.ts";
import {
  beginApplying,
  findImport,
  type ImportRecord,
  isAnotherRunning,
  lockImportsOf,
  moveImport,
} from "./imports.queries.ts";
import { queueWork } from "./jobs/jobs.ts";

type Asked = CheckedOf<typeof contract.readImport>;
type Moving = Endpoint & {
  readonly errors: { readonly "imports/not-found": 404; readonly "imports/wrong-state": 409 };
};

/** Begins to make the previewed changes, or goes on with them. */
export function applyImport(context: SellerContext, asked: Asked): Promise<contract.ImportSummary> {
  const endpoint = contract.applyImport;
  return moved(context, endpoint, asked, async (transaction, found) => {
    if (["applying", "done"].includes(found.state)) refuse(endpoint, "imports/already-confirmed");
    if (!found.areRowsKept) refuse(endpoint, "imports/too-old");
    if (await isAnotherRunning(transaction, found)) refuse(endpoint, "imports/one-at-a-time");
    const { importId } = found;
    const movedBy = context.actor.profileId;
    const move = { from: ["checked", "stopped"], to: "applying", movedBy, finishedAt: null } as const;
    if (!(await moveImport(transaction, importId, move))) return false;
    await beginApplying(transaction, importId);
    await queueWork(transaction, "apply", importId);
    return true;
  });
}

/** Stops a check, changes or an undo behind the batch that is being written. */
export function stopImport(context: SellerContext, asked: Asked): Promise<contract.ImportSummary> {
  return moved(context, contract.stopImport, asked, (transaction, { importId, state }) =>
    isAtWork(state) ? endEarly(transaction, importId, state, { at: context.clock.now() }) : false,
  );
}

/** Begins to set back what an import has changed. */
export function undoImport(context: SellerContext, asked: Asked): Promise<contract.ImportSummary> {
  const endpoint = contract.undoImport;
  return moved(context, endpoint, asked, async (transaction, found) => {
    if (!found.areRowsKept) refuse(endpoint, "imports/too-old");
    if (await isAnotherRunning(transaction, found)) refuse(endpoint, "imports/one-at-a-time");
    const { importId } = found;
    const movedBy = context.actor.profileId;
    const move = {
      from: ["done", "stopped", "undo-stopped"],
      to: "undoing",
      movedBy,
      finishedAt: null,
    } as const;
    if (!(await moveImport(transaction, importId, move))) return false;
    await queueWork(transaction, "undo", importId);
    return true;
  });
}

function moved(
  context: SellerContext,
  endpoint: Moving,
  { params: { importId } }: Asked,
  move: (transaction: Transaction, found: ImportRecord) => Promise<boolean> | boolean,
): Promise<contract.ImportSummary> {
  const profileId = context.sellerProfileId;
  return inTransaction(context, async (transaction) => {
    await lockImportsOf(transaction, profileId);
    const found = await findImport(transaction, importId, profileId);
    if (!found) return refuse(endpoint, "imports/not-found");
    if (!(await move(transaction, found))) return refuse(endpoint, "imports/wrong-state");
    const now = await findImport(transaction, importId, profileId);
    return toImportSummary(context, now ?? found);
  });
}
