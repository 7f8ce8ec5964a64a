import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import { personName } from "./people.ts";

/** What a detail is, so that a page writes it well: words, an amount in paise, yes or no. */
export const auditDetailKinds = ["text", "paise", "flag"] as const;

export const auditDetail = z.object({
  name: z.string(),
  kind: z.enum(auditDetailKinds),
  value: z.string(),
});
export type AuditDetail = z.output<typeof auditDetail>;

export const auditEntry = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.int(),
  /** Null: no person, but Santha itself or the terminal. */
  actor: z.nullable(personName),
  action: z.string(),
  /** What was done, in the caller's language; null where its feature has no words for it. */
  what: z.nullable(z.string()),
  /** Which thing it was done to, as it was written. */
  subject: z.string(),
  /** The person whom the subject names. */
  about: z.nullable(personName),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  details: z.array(auditDetail),
});
export type AuditEntry = z.output<typeof auditEntry>;

const whose = z.object({
  /** A profile key or a mobile number. */
  person: z.optional(z.string().check(z.maxLength(60))),
  action: z.optional(z.string().check(z.maxLength(80))),
});

export const listAudit = endpoint({
  name: "admin/list-audit",
  summary:
    "For the platform admin: the audit log, newest first; of all, of what one person did or what was done to him, or of one kind of action.",
  method: "GET",
  path: "/v2/admin/audit",
  permission: "platform-admin",
  query: z.extend(nextPage, whose.shape),
  answer: z.object({
    /** Whom `person` names; null where nobody was asked for. */
    person: z.nullable(personName),
    entries: z.array(auditEntry),
    nextAfter: z.nullable(z.string()),
  }),
  errors: { "admin/no-such-person": 404 },
});

export const exportAudit = endpoint({
  name: "admin/export-audit",
  summary:
    "For the platform admin: the lines of the audit log that the same filters of `list-audit` leave, newest first, as a CSV file; the log notes who took it.",
  // The log notes who took it, so it is no read.
  method: "POST",
  path: "/v2/admin/audit/file",
  permission: "platform-admin",
  givesFile: "csv",
  body: whose,
  answer: z.custom<FileStream>(),
  rate: { hits: 20, windowInSeconds: 60 },
  errors: { "admin/no-such-person": 404 },
});

export const listAuditActions = endpoint({
  name: "admin/list-audit-actions",
  summary: "For the platform admin: the kinds of action that the audit log knows, in the caller's language.",
  method: "GET",
  path: "/v2/admin/audit/actions",
  permission: "platform-admin",
  answer: z.object({ actions: z.array(z.object({ action: z.string(), text: z.string() })) }),
  errors: {},
});
