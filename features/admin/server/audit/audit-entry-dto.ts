import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { AuditDetail, AuditEntry } from "../../contract/audit-log.ts";
import type { AuditRow } from "./audit-log.queries.ts";

/** Details that stand in places of their own. */
const placed: ReadonlySet<string> = new Set(["before", "after", "reason"]);

/** A line of the log as a reader sees it, its action in words where its feature has some. */
export function toAuditEntry(
  { id, at, detail, ...line }: AuditRow,
  texts: Platform["auditTexts"],
  language: Language,
): AuditEntry {
  const text = (name: string) => (typeof detail[name] === "string" ? String(detail[name]) : null);
  return {
    ...line,
    id: String(id),
    at: at.getTime(),
    what: texts.get(line.action)?.[language] ?? null,
    before: text("before"),
    after: text("after"),
    reason: text("reason"),
    details: Object.entries(detail).flatMap(([name, value]) =>
      value === null || placed.has(name) ? [] : [detailOf(name, value)],
    ),
  };
}

function detailOf(name: string, value: string | number | boolean): AuditDetail {
  const kind =
    typeof value === "boolean"
      ? "flag"
      : name.endsWith("InPaise") && Number.isSafeInteger(value)
        ? "paise"
        : "text";
  return { name, kind, value: String(value) };
}
