import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { readOwnCase as endpoint } from "../../contract/cases.ts";
import { findOwnCase } from "./own-case.queries.ts";

/** Why something that the caller wrote was hidden. */
export const readOwnCase: Operation<typeof endpoint> = async (
  { actor, database, clock },
  { params: { caseId } },
) =>
  (await findOwnCase(database, { caseId, profileId: actor.profileId, now: clock.now() })) ??
  refuse(endpoint, "moderation/not-found");
