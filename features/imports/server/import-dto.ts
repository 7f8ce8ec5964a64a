import type { MemberContext } from "#engine/server/context.ts";
import type { ImportSummary } from "../contract.ts";
import { sentenceOfCode } from "./errors.ts";
import type { ImportRecord } from "./imports.queries.ts";

/** An import as its seller sees it. */
export function toImportSummary(
  context: Pick<MemberContext, "errorTexts" | "language">,
  {
    profileId: _,
    checkedTo: __,
    appliedTo: ___,
    undoneTo: ____,
    movedBy: _____,
    areRowsKept,
    createdAt,
    finishedAt,
    problem,
    ...record
  }: ImportRecord,
): ImportSummary {
  return {
    ...record,
    problem: problem === null ? null : sentenceOfCode(context, context.language, { code: problem }),
    createdAt: createdAt.getTime(),
    finishedAt: finishedAt?.getTime() ?? null,
    canUndo:
      areRowsKept && record.appliedRows > 0 && ["done", "stopped", "undo-stopped"].includes(record.state),
  };
}
