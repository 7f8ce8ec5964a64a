import type { RequestContext } from "../context.ts";
import type { Reader } from "./client.ts";

/** One line of the append-only log: who did what to which thing. `detail` holds no phone, address or secret. */
export interface AuditEntry {
  readonly action: string;
  readonly subject: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes the line in the transaction of the change itself. */
export async function audit(
  context: Pick<RequestContext, "actor" | "clock" | "requestId">,
  transaction: Reader,
  entry: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto("audit_log")
    .values({
      occurred_at: context.clock.now(),
      actor_profile_id: context.actor?.profileId ?? null,
      action: entry.action,
      subject: entry.subject,
      detail: JSON.stringify(entry.detail ?? {}),
      request_id: context.requestId,
    })
    .execute();
}
