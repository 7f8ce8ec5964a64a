import type { MemberContext } from "#engine/server/context.ts";
import { platformRefusal } from "#engine/server/http/answers/errors.ts";
import { findPerson } from "#features/profiles/server";
import type { SessionAnswer } from "../../contract/auth.ts";
import { sessionAnswerOf } from "./session-answer.ts";

/** Tells who is signed in. */
export async function readSession(context: MemberContext): Promise<SessionAnswer> {
  const person = await findPerson(context.database, context.actor.profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  return sessionAnswerOf(person, context.actor);
}
