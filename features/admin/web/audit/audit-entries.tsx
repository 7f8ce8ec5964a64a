import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { type AuditFilter, auditQuery } from "./audit.api.ts";
import { useAuditTexts } from "./audit.texts.ts";
import { AuditRow } from "./audit-row.tsx";

/** Lines of the audit log, the newest first, and the way to older ones. */
export function AuditEntries({
  filter,
  rowsAtOnce,
  empty,
  emptyAction,
}: {
  readonly filter: AuditFilter;
  readonly rowsAtOnce?: number;
  /** What is said where there are none. */
  readonly empty: string;
  readonly emptyAction?: ReactNode;
}) {
  const texts = useAuditTexts();
  const entries = useInfiniteQuery(auditQuery(filter, useLanguage(), rowsAtOnce));
  const { error } = entries;
  // Nobody has the number that was looked for: that is no fault of the page.
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState drawing={<LanternDrawing />} title={error.info} action={emptyAction} />;
  return (
    <Answer
      to={entries}
      isEmpty={({ pages }) => pages[0]?.entries.length === 0}
      empty={<EmptyState drawing={<LanternDrawing />} title={empty} action={emptyAction} />}
    >
      {({ pages }) => (
        <>
          <ul className="card" aria-label={texts.list}>
            {pages
              .flatMap((page) => page.entries)
              .map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
          </ul>
          <LoadMore list={entries} end={texts.end} />
        </>
      )}
    </Answer>
  );
}
