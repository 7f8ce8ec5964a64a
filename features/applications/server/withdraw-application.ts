import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { withdrawApplication as endpoint, type OwnApplication } from "../contract/applications.ts";
import { ownOf } from "./applications-dto.ts";
import { lockOpen, moveApplication, selectMoves } from "./queries.ts";

/** Takes back the caller's open application. */
export async function withdrawApplication(
  context: MemberContext,
  { params: { kind } }: CheckedOf<typeof endpoint>,
): Promise<OwnApplication> {
  const { profileId } = context.actor;
  return inTransaction(context, async (transaction) => {
    const row = await lockOpen(transaction, profileId, kind);
    const isTakenBack =
      row &&
      (await moveApplication(transaction, {
        ...{ id: row.id, from: ["draft", "applied", "more-needed"], to: "withdrawn", reason: null },
        ...{ by: profileId, at: context.clock.now() },
      }));
    if (!isTakenBack) return refuse(endpoint, "applications/not-found");
    return ownOf({ ...row, state: "withdrawn", reason: null }, await selectMoves(transaction, [row.id]));
  });
}
