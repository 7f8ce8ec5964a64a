import type { Role } from "#engine/contract/person.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { platformRefusal } from "#engine/server/http/answers/errors.ts";
import { lockHolders, selectRolesOf } from "#engine/server/people/roles.ts";
import type { StaffRole } from "../../contract/role-names.ts";
import { type PersonDetailRow, selectPerson } from "./people.queries.ts";
import { toPersonDetail } from "./person-dto.ts";
import { type RoleChange, tellOfRole } from "./tell-of-role.ts";

interface Change {
  readonly profileKey: string;
  readonly role: StaffRole;
  readonly reason: string;
  readonly change: RoleChange;
  /** Writes it; false when it was so already. */
  readonly write: (transaction: Transaction, person: PersonDetailRow) => Promise<boolean>;
}

/**
 * Changes a staff role, one change after the other: whoever lost the right to while waiting is refused, and since the
 * caller keeps his own, one platform admin always stays. Noted and told only when something changed.
 */
export async function changeRole(
  context: MemberContext,
  { profileKey, role, reason, change, write }: Change,
) {
  return inTransaction(context, async (transaction) => {
    const admins = await lockHolders(transaction, "platform-admin");
    if (!admins.includes(context.actor.profileId)) throw platformRefusal("platform/not-allowed");
    const person = await selectPerson(transaction, profileKey);
    if (!person) return undefined;
    const before = await selectRolesOf(transaction, person.profileId);
    const isChanged = await write(transaction, person);
    if (isChanged) {
      const after = await selectRolesOf(transaction, person.profileId);
      await audit(context, transaction, {
        action: change === "given" ? "admin/role-given" : "admin/role-taken",
        subject: profileKey,
        detail: { role, before: written(before), after: written(after), reason },
      });
      await tellOfRole(context, transaction, { person, role, change });
    }
    return { isChanged, person: await toPersonDetail(transaction, person) };
  });
}

/** Roles as one line of the log; pages give each its name. */
function written(roles: readonly Role[]): string {
  return roles.join(" ");
}
