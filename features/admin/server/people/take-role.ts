import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { revokeRole } from "#engine/server/people/roles.ts";
import { takeRole as endpoint } from "../../contract/people.ts";
import { changeRole } from "./change-role.ts";

/** Takes a staff role from a person; what is gone already changes nothing. */
export async function takeRole(
  context: MemberContext,
  { params: { profileKey }, body: { role, reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (role === "platform-admin" && profileKey === context.actor.profileKey)
    return refuse(endpoint, "admin/own-role");
  const taken = await changeRole(context, {
    ...{ profileKey, role, reason },
    change: "taken",
    write: (transaction, { profileId }) => revokeRole(transaction, { profileId, role }),
  });
  return taken ?? refuse(endpoint, "admin/no-such-person");
}
