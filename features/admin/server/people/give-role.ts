import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { grantRole } from "#engine/server/people/roles.ts";
import { giveRole as endpoint } from "../../contract/people.ts";
import { changeRole } from "./change-role.ts";

/** Gives a person a staff role; one that is there already stays as it is. */
export async function giveRole(
  context: MemberContext,
  { params: { profileKey }, body: { role, reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const given = await changeRole(context, {
    ...{ profileKey, role, reason },
    change: "given",
    write: (transaction, { profileId }) =>
      grantRole(transaction, { profileId, role, at: context.clock.now(), by: context.actor.profileId }),
  });
  return given ?? refuse(endpoint, "admin/no-such-person");
}
