import type { SessionAnswer } from "@santha/contract/auth";
import type { Role } from "@santha/contract/person";
import type { Transaction } from "@santha/database/client";
import type { Person } from "#features/profiles";
import type { RequestContext } from "#platform/context";
import { endSession, startSession } from "#platform/session";
import { sessionAnswerOf } from "./session-answer.ts";

/** Ends the session that the browser came with and starts one with a new token. */
export async function beginSession(
  context: RequestContext,
  transaction: Transaction,
  person: Person,
  roles: readonly Role[],
): Promise<SessionAnswer> {
  await endSession({ ...context, database: transaction });
  await startSession(context, transaction, person);
  return sessionAnswerOf(person, roles);
}
