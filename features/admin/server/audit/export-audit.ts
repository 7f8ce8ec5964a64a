import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { csvPieces, plainRupees } from "#engine/server/http/csv.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import { type AuditDetail, type AuditEntry, exportAudit as endpoint } from "../../contract/audit-log.ts";
import type { PersonNamed } from "../../contract/people.ts";
import { toAuditEntry } from "./audit-entry-dto.ts";
import { selectAudit } from "./audit-log.queries.ts";
import { requireNamed } from "./list-audit.ts";

const linesAtOnce = 1000;
const indiaInMilliseconds = 5.5 * 3_600_000;
const head = [
  ...["Line", "Time in India", "Person", "Profile key", "Action", "In words", "Subject", "About"],
  ...["Before", "After", "Reason", "Details"],
];

/** The filtered log as a file that is read from the database while it is sent; taking it is noted in the log itself. */
export async function exportAudit(
  context: MemberContext,
  { body: { person: asked, action } }: CheckedOf<typeof endpoint>,
): Promise<FileStream> {
  const { database, language, auditTexts, clock } = context;
  const person = await requireNamed(database, endpoint, asked);
  // What somebody typed into an address does not get into the log.
  const isKnown = action !== undefined && auditTexts.has(action);
  await audit(context, database, {
    action: "admin/audit-exported",
    subject: "audit log",
    detail: { ...(person && { person: person.profileKey }), ...(isKnown && { kind: action }) },
  });
  async function* lines(): AsyncGenerator<readonly string[]> {
    let afterId: string | undefined;
    while (true) {
      const rows = await selectAudit(database, { person, action, afterId, limit: linesAtOnce });
      for (const row of rows) yield lineOf(toAuditEntry(row, auditTexts, language));
      const last = rows.at(-1);
      if (!last || rows.length < linesAtOnce) return;
      afterId = String(last.id);
    }
  }
  const day = inIndia(clock.now().getTime()).slice(0, 10);
  return {
    contentType: "text/csv; charset=utf-8",
    pieces: csvPieces(head, lines()),
    savedAs: `audit-log-${day}.csv`,
  };
}

function lineOf({ id, at, actor, action, what, subject, about, ...entry }: AuditEntry): readonly string[] {
  return [
    ...[id, inIndia(at), nameOf(actor), actor?.profileKey ?? "", action, what ?? "", subject, nameOf(about)],
    ...[entry.before ?? "", entry.after ?? "", entry.reason ?? ""],
    entry.details.map(detailOf).join("; "),
  ];
}

const nameOf = (person: PersonNamed | null): string => person?.firstName ?? "";

function detailOf({ name, kind, value }: AuditDetail): string {
  return kind === "paise"
    ? `${name.replace(/InPaise$/, "")}: ₹${plainRupees(Number(value))}`
    : `${name}: ${value}`;
}

/** `2026-11-26T21:40:05.000+05:30`: sorts as text and says whose hour it is. */
function inIndia(at: number): string {
  return new Date(at + indiaInMilliseconds).toISOString().replace("Z", "+05:30");
}
