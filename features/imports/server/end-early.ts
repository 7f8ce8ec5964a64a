import type { Transaction } from "#engine/server/data/client.ts";
import type { ImportState } from "../contract.ts";
import type { EarlyEnd } from "./errors.ts";
import { deleteFile, moveImport } from "./imports.queries.ts";

export type StateAtWork = Extract<ImportState, "checking" | "applying" | "undoing">;

/** Whether the server is at work on an import in this state. */
export function isAtWork(state: ImportState): state is StateAtWork {
  return state === "checking" || state === "applying" || state === "undoing";
}

/**
 * Ends work on an import where it stands, so that the next one may begin: half a check is worth nothing and goes, changes
 * and what was undone stay. False when the work has ended already.
 */
export async function endEarly(
  transaction: Transaction,
  importId: number,
  state: StateAtWork,
  { at, isGivenUp = false }: { readonly at: Date; readonly isGivenUp?: boolean },
): Promise<boolean> {
  if (state === "checking") {
    const problem: EarlyEnd = isGivenUp ? "imports/check-given-up" : "imports/check-stopped";
    const move = { from: [state], to: "failed", problem, finishedAt: at } as const;
    if (!(await moveImport(transaction, importId, move))) return false;
    await deleteFile(transaction, importId, { withRows: true });
    return true;
  }
  const problem: EarlyEnd | undefined = isGivenUp ? "imports/given-up" : undefined;
  const to = state === "applying" ? "stopped" : "undo-stopped";
  return moveImport(transaction, importId, {
    from: [state],
    to,
    finishedAt: at,
    ...(problem && { problem }),
  });
}
