import type { Reader } from "#engine/server/data/client.ts";
import { findAccount } from "#features/payouts/server";
import { findPerson } from "#features/profiles/server";
import type { CheckedApplication, OwnApplication } from "../contract/applications.ts";
import { type ApplicationFacts, emptyFacts } from "../contract/facts.ts";
import { type ApplicationRow, type MoveRow, selectMoves } from "./queries.ts";

/** How an application is named: `A-000012`. */
export function numberOf(id: number): string {
  return `A-${String(id).padStart(6, "0")}`;
}

/** All facts of an application; what was never typed is empty. */
export function factsOf(row: Pick<ApplicationRow, "facts">): ApplicationFacts {
  return { ...emptyFacts, ...row.facts };
}

/** What the applicant sees; `moves` may hold those of other applications. */
export function ownOf(row: ApplicationRow, moves: readonly MoveRow[]): OwnApplication {
  return {
    applicationId: row.id,
    number: numberOf(row.id),
    kind: row.kind,
    state: row.state,
    facts: factsOf(row),
    reason: row.reason,
    savedAt: row.savedAt.getTime(),
    moves: moves
      .filter(({ applicationId }) => applicationId === row.id)
      .map(({ state, reason, movedAt }) => ({ state, reason, movedAt: movedAt.getTime() })),
  };
}

/** What an admin sees; undefined where the person is gone. */
export async function checkedOf(
  reader: Reader,
  row: ApplicationRow,
): Promise<CheckedApplication | undefined> {
  const person = await findPerson(reader, row.profileId);
  if (!person) return undefined;
  const { firstName, firstNameTe, mobileNo } = person;
  return {
    ...ownOf(row, await selectMoves(reader, [row.id])),
    revision: row.revision,
    person: { firstName, firstNameTe, mobileNo },
    account: await findAccount(reader, row.profileId),
  };
}
