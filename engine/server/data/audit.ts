import type { Clock } from "../clock.ts";
import type { Actor, RequestContext } from "../context.ts";
import type { Reader } from "./client.ts";

/** One line of the append-only log: who did what to which thing. `detail` holds no phone, address or secret. */
export interface AuditEntry {
  readonly action: string;
  readonly subject: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

type Auditor = Pick<RequestContext, "requestId"> & {
  readonly clock: Pick<Clock, "now">;
  readonly actor: Pick<Actor, "profileId"> | null;
};

/** Writes the line in the transaction of the change itself. */
export async function audit(context: Auditor, transaction: Reader, entry: AuditEntry): Promise<void> {
  await auditAll(context, transaction, [entry]);
}

/** Writes a line for each of many changes in their transaction. */
export async function auditAll(
  context: Auditor,
  transaction: Reader,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto("audit_log")
    .values(
      entries.map((entry) => ({
        occurred_at: context.clock.now(),
        actor_profile_id: context.actor?.profileId ?? null,
        action: entry.action,
        subject: entry.subject,
        detail: JSON.stringify(entry.detail ?? {}),
        request_id: context.requestId,
      })),
    )
    .execute();
}
