import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { DatedTerms } from "../contract/admin-coupons.ts";
import type { CouponTerms } from "../contract.ts";

/** The terms that hold on a day `yyyy-mm-dd`. @throws when there are none. */
export function findTerms(reader: Reader, day: string): Promise<CouponTerms> {
  return reader
    .selectFrom("coupon_terms")
    .select([
      "welcome_in_paise as welcomeInPaise",
      "referral_in_paise as referralInPaise",
      "days_of_life as daysOfLife",
      "least_value_in_paise as leastValueInPaise",
    ])
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .executeTakeFirstOrThrow();
}

const dated = [
  sql<string>`to_char(valid_from, 'YYYY-MM-DD')`.as("validFrom"),
  "welcome_in_paise as welcomeInPaise",
  "referral_in_paise as referralInPaise",
  "days_of_life as daysOfLife",
  "least_value_in_paise as leastValueInPaise",
] as const;

/** All terms, those of the latest day first. */
export function selectTerms(reader: Reader): Promise<DatedTerms[]> {
  return reader.selectFrom("coupon_terms").select(dated).orderBy("valid_from", "desc").execute();
}

/** False when that day has terms already. */
export async function insertTerms(transaction: Transaction, terms: DatedTerms): Promise<boolean> {
  const inserted = await transaction
    .insertInto("coupon_terms")
    .values({
      valid_from: terms.validFrom,
      welcome_in_paise: terms.welcomeInPaise,
      referral_in_paise: terms.referralInPaise,
      days_of_life: terms.daysOfLife,
      least_value_in_paise: terms.leastValueInPaise,
    })
    .onConflict((conflict) => conflict.column("valid_from").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Deletes the terms of a day after today, and answers them; undefined when that day has none. */
export function deleteComingTerms(
  transaction: Transaction,
  { validFrom, today }: { readonly validFrom: string; readonly today: string },
): Promise<DatedTerms | undefined> {
  return transaction
    .deleteFrom("coupon_terms")
    .where("valid_from", "=", validFrom)
    .where("valid_from", ">", today)
    .returning(dated)
    .executeTakeFirst();
}
