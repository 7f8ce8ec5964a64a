import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  changeTeam as changeEndpoint,
  createTeam as createEndpoint,
  deleteTeam as deleteEndpoint,
  mostTeams,
  type Teams,
} from "../contract.ts";
import { teamsOf } from "./list-teams.ts";
import { countTeams, insertTeam, lockTeam, removeTeam, updateTeam } from "./queries.ts";

const nameTaken = { fields: { name: "teams/name-taken" } } as const;

/** Makes a team of the caller's business. */
export async function createTeam(
  context: SellerContext,
  { body }: CheckedOf<typeof createEndpoint>,
): Promise<Teams> {
  const { sellerProfileId, clock } = context;
  return inTransaction(context, async (transaction) => {
    if ((await countTeams(transaction, sellerProfileId)) >= mostTeams)
      return refuse(createEndpoint, "teams/too-many-teams", { values: { most: mostTeams } });
    const teamId = await insertTeam(transaction, { ...body, sellerProfileId, at: clock.now() });
    if (teamId === undefined) return refuse(createEndpoint, "teams/name-taken", nameTaken);
    await audit(context, transaction, {
      action: "teams/team-created",
      subject: `team ${teamId}`,
      detail: { ...body, sellerProfileId },
    });
    return teamsOf(context, transaction);
  });
}

/** Changes name and target of a team that is still as the caller saw it. */
export async function changeTeam(
  context: SellerContext,
  { params: { teamId }, body: { seen, ...terms } }: CheckedOf<typeof changeEndpoint>,
): Promise<Teams> {
  const own = { sellerProfileId: context.sellerProfileId, teamId };
  return inTransaction(context, async (transaction) => {
    const team = await lockTeam(transaction, own);
    if (!team) return refuse(changeEndpoint, "teams/team-not-found");
    if (team.name !== seen.name || team.targetInPaise !== seen.targetInPaise)
      return refuse(changeEndpoint, "teams/changed");
    await updateTeam(transaction, teamId, terms);
    await audit(context, transaction, {
      action: "teams/team-changed",
      subject: `team ${teamId}`,
      detail: { ...terms, nameBefore: seen.name, targetInPaiseBefore: seen.targetInPaise },
    });
    return teamsOf(context, transaction);
  }).catch((error: unknown) => {
    // Also of two teams that get one name at the same moment: only the index sees it.
    if (isNameConflict(error)) return refuse(changeEndpoint, "teams/name-taken", nameTaken);
    throw error;
  });
}

function isNameConflict(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "teams_by_seller";
}

/** Deletes a team that nobody is in or invited to. */
export async function deleteTeam(
  context: SellerContext,
  { params: { teamId } }: CheckedOf<typeof deleteEndpoint>,
): Promise<Teams> {
  const { sellerProfileId } = context;
  return inTransaction(context, async (transaction) => {
    const team = await lockTeam(transaction, { sellerProfileId, teamId });
    if (!team) return refuse(deleteEndpoint, "teams/team-not-found");
    if (team.memberCount > 0) return refuse(deleteEndpoint, "teams/not-empty");
    await removeTeam(transaction, teamId);
    await audit(context, transaction, {
      action: "teams/team-deleted",
      subject: `team ${teamId}`,
      detail: { name: team.name, sellerProfileId },
    });
    return teamsOf(context, transaction);
  });
}
