import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { bareMobileNo, isMobileNo } from "#engine/contract/mobile-number.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { hasContact } from "#features/contacts/server";
import type { searchPeople as endpoint } from "../../contract.ts";
import { selectByName, selectByNumber } from "./search.queries.ts";

/** People by name; by a whole number only those of whom the caller has it anyhow. */
export async function searchPeople(
  context: MemberContext,
  { query: { q, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, database } = context;
  const { profileId } = actor;
  if (isMobileNo(q)) {
    const mobileNo = bareMobileNo(q);
    const isContact = await hasContact(database, { profileId, mobileNo });
    return { people: await selectByNumber(database, { profileId, mobileNo, isContact }), nextAfter: null };
  }
  const found = await inTransaction(context, (transaction) =>
    selectByName(transaction, { profileId, q, offset: after, atMost: limit + 1 }),
  );
  const isMore = found.length > limit && after + limit <= 1000;
  return { people: found.slice(0, limit), nextAfter: isMore ? after + limit : null };
}
