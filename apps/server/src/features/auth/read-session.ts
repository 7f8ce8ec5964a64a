import type { SessionAnswer } from "@santha/contract/auth";
import { findPerson } from "#features/profiles";
import type { MemberContext } from "#platform/context";
import { platformRefusal } from "#platform/errors";
import { sessionAnswerOf } from "./session-answer.ts";

/** Tells who is signed in. */
export async function readSession(context: MemberContext): Promise<SessionAnswer> {
  const person = await findPerson(context.database, context.actor.profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  return sessionAnswerOf(person, context.actor.roles);
}
