import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type {
  approveApplication,
  askForMore,
  CheckedApplication,
  refuseApplication,
} from "../../contract/applications.ts";
import { checkedOf, numberOf } from "../applications-dto.ts";
import { type ApplicationRow, lockSent, moveApplication } from "../queries.ts";
import { type Outcome, tellApplicant } from "../tell-people.ts";
import { findSent } from "./desk.queries.ts";

/** A decision about the application as the admin saw it. */
interface Decision {
  readonly applicationId: number;
  readonly revision: number;
  readonly outcome: Outcome;
  readonly reason: string | null;
  /** What else happens in the transaction of the decision. */
  readonly effect?: (transaction: Transaction, row: ApplicationRow) => Promise<void>;
}

/** What the audit log calls each decision. */
const auditedAs: Readonly<Record<Outcome, string>> = {
  approved: "applications/approved",
  "more-needed": "applications/more-needed",
  refused: "applications/refused",
};

/** Decides an application that waits, once: of two admins at the same moment the second is refused. */
export async function decide(
  context: MemberContext,
  endpoint: typeof approveApplication | typeof askForMore | typeof refuseApplication,
  { applicationId: id, revision, outcome, reason, effect }: Decision,
): Promise<CheckedApplication> {
  return inTransaction(context, async (transaction) => {
    const row = await lockSent(transaction, id);
    if (!row) return refuse(endpoint, "applications/not-found");
    if (row.state !== "applied") return refuse(endpoint, "applications/not-waiting");
    if (row.revision !== revision) return refuse(endpoint, "applications/changed");
    await effect?.(transaction, row);
    const move = { id, from: ["applied"], to: outcome, reason } as const;
    const by = { by: context.actor.profileId, at: context.clock.now() };
    if (!(await moveApplication(transaction, { ...move, ...by })))
      return refuse(endpoint, "applications/not-waiting");
    await audit(context, transaction, {
      action: auditedAs[outcome],
      subject: `application ${numberOf(id)}`,
      detail: { kind: row.kind, reason },
    });
    await tellApplicant(context, transaction, row, outcome);
    const changed = await findSent(transaction, id);
    return (changed && (await checkedOf(transaction, changed))) ?? refuse(endpoint, "applications/not-found");
  });
}
