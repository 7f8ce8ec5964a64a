import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { chooseLanguage as endpoint } from "@santha/contract/profiles";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { personOf } from "./person.ts";
import { updatePerson } from "./profiles.queries.ts";
import { profileOf } from "./read-profile.ts";

/** Keeps the language of the app and of messages, and nothing else of the profile. */
export async function chooseLanguage(
  { actor, database }: MemberContext,
  { body: { language } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const row = await updatePerson(database, actor.profileId, { language });
  return row ? profileOf(personOf(row), actor.roles) : refuse(endpoint, "profiles/not-found");
}
