import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { switchNotificationKind as endpoint } from "../../contract/notification-settings.ts";
import { kindsFor, settingsOf } from "./read-settings.ts";
import { upsertSwitch } from "./settings.queries.ts";

/** Chooses how one kind reaches the caller, from the next notification on. */
export const switchKind: Operation<typeof endpoint> = async (context, { params, body }) => {
  const { database, actor, clock } = context;
  const { kind } = params;
  if (!kindsFor(context).some(({ name }) => name === kind)) refuse(endpoint, "notifications/no-such-kind");
  await upsertSwitch(database, {
    profileId: actor.profileId,
    kind,
    choice: body.choice,
    at: clock.now(),
  });
  return settingsOf(context, database);
};
