import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { findAccount } from "#features/payouts/server";
import { findPerson } from "#features/profiles/server";
import type { readOwnApplications as endpoint } from "../contract/applications.ts";
import type { ApplicationKind } from "../contract/kinds.ts";
import { ownOf } from "./applications-dto.ts";
import { selectMoves, selectOwn } from "./queries.ts";

/** The caller's latest application of each kind. */
export async function readOwnApplications({
  database,
  actor: { profileId },
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectOwn(database, profileId);
  const latest = (kind: ApplicationKind) => rows.find((row) => row.kind === kind);
  const shown = [latest("agent"), latest("seller")].flatMap((row) => row ?? []);
  const moves = await selectMoves(
    database,
    shown.map(({ id }) => id),
  );
  const own = new Map(shown.map((row) => [row.kind, ownOf(row, moves)]));
  const place = (await findPerson(database, profileId))?.place;
  return {
    agent: own.get("agent") ?? null,
    seller: own.get("seller") ?? null,
    account: await findAccount(database, profileId),
    place: { village: place?.locality ?? "", postalCode: place?.postalCode ?? "" },
  };
}
