import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { chooseLanguage as endpoint } from "../contract/profiles.ts";
import { personOf } from "./person.ts";
import { updatePerson } from "./queries.ts";
import { profileOf } from "./read-profile.ts";

/** Keeps the language of the app and of messages, and nothing else of the profile. */
export async function chooseLanguage(
  { actor, database }: MemberContext,
  { body: { language } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const row = await updatePerson(database, actor.profileId, { language });
  return row ? profileOf(personOf(row), actor.roles) : refuse(endpoint, "profiles/not-found");
}
