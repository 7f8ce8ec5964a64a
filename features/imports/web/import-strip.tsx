import { Link } from "@tanstack/react-router";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Stat } from "#engine/web/ui/goods/stat.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import type { ImportState, ImportSummary } from "../contract.ts";
import { isRunning } from "./api.ts";
import { useImportsTexts } from "./words.ts";
import "./imports.css";

const jobs: Readonly<Partial<Record<ImportState, TagJob>>> = {
  done: "done",
  failed: "stop",
  checked: "know",
  stopped: "know",
  "undo-stopped": "know",
};

/** The state of an import in a word. */
export function ImportTag({ state }: { readonly state: ImportState }) {
  return <Tag job={jobs[state] ?? "plain"}>{useImportsTexts().state(state)}</Tag>;
}

/** How far the server is, as a thread and in percent. */
export function ImportThread({ of: { percent, state } }: { readonly of: ImportSummary }) {
  const texts = useImportsTexts();
  const label = state === "undoing" ? texts.undoing : state === "checking" ? texts.checking : texts.applying;
  return (
    <div
      className="import-thread"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
      <i />
    </div>
  );
}

/** An import in the list: its file, day, state and what came of it; leads to the import. */
export function ImportStrip({ of }: { readonly of: ImportSummary }) {
  return (
    <Card pad aria-label={of.fileName}>
      <div className="between">
        <Link
          className="link b inline-flex min-h-11 min-w-0 items-center break-all"
          to="/app/sell/catalogue/import/$importId"
          params={{ importId: String(of.importId) }}
        >
          <Written>{of.fileName}</Written>
        </Link>
        <ImportTag state={of.state} />
      </div>
      <p className="t-small c2">
        <DateText at={of.createdAt} as="time" />
      </p>
      {isRunning(of.state) ? <ImportThread of={of} /> : of.state !== "failed" && <ImportCounts of={of} />}
    </Card>
  );
}

/** How many rows are changed, new, unchanged and rejected. */
export function ImportCounts({ of }: { readonly of: ImportSummary }) {
  const texts = useImportsTexts();
  const counts = {
    changed: of.changedRows,
    new: of.newRows,
    unchanged: of.unchangedRows,
    rejected: of.rejectedRows,
  } as const;
  return (
    <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {(Object.keys(counts) as (keyof typeof counts)[]).map((outcome) => (
        <Stat key={outcome} label={texts.outcome(outcome, { isMade: of.state !== "checked" })}>
          {formatCount(counts[outcome])}
        </Stat>
      ))}
    </div>
  );
}
