import { type Listener, listen } from "#engine/server/jobs/events.ts";
import { accountOpened } from "#features/auth/server";
import { findPerson } from "#features/profiles/server";
import { selectOwnPlaces } from "./queries.ts";
import { tellInvited } from "./tell-people.ts";

/** Whoever was invited before having an account hears of it once the account is open. */
export const teamsListeners: readonly Listener[] = [
  listen(accountOpened, "teams/tell-invited", async (platform, transaction, { profileId }) => {
    const person = await findPerson(transaction, profileId);
    if (!person) return;
    for (const { memberId } of await selectOwnPlaces(transaction, person))
      await tellInvited(platform, transaction, { person, memberId });
  }),
];
