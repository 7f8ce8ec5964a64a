import * as z from "zod/mini";
import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import {
  contactBody,
  type importContacts as endpoint,
  type ImportAnswer,
  mostContacts,
} from "../contract.ts";
import { insertContacts, lockContacts } from "./queries.ts";

/** Adds what a file of contacts holds; the first name of a number counts. */
export async function importContacts(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<ImportAnswer> {
  const { profileId } = context.actor;
  const readable = body.contacts.flatMap((each) => {
    const { success, data } = z.safeParse(contactBody, each);
    return success ? [data] : [];
  });
  const byNumber = new Map(readable.toReversed().map((each) => [each.mobileNo, each]));
  return inTransaction(context, async (transaction) => {
    const known = await lockContacts(transaction, profileId);
    const fresh = [...byNumber.values()].filter(({ mobileNo }) => !known.has(mobileNo));
    const taken = fresh.slice(0, Math.max(0, mostContacts - known.size));
    await insertContacts(transaction, profileId, taken, context.clock.now());
    return {
      added: taken.length,
      known: readable.length - fresh.length,
      unreadable: body.contacts.length - readable.length,
      withoutRoom: fresh.length - taken.length,
    };
  });
}
