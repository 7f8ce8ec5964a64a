import type { Deposit, Levy } from "@santha/contract/withholding";
import type { Reader, Transaction } from "@santha/database/client";
import { sql } from "kysely";

/**
 * What was kept back of each tax in each month since one, and what of it was paid to the state, newest first; what is
 * still to be paid of an older month stays.
 */
export async function selectDeposits(
  reader: Reader,
  sinceMonth: string,
): Promise<Omit<Deposit, "dueAt" | "isMonthOver">[]> {
  const { rows } = await sql<Omit<Deposit, "dueAt" | "isMonthOver">>`
    select taken.month, taken.levy, taken.amount as "amountInPaise", taken.given_back as "givenBackInPaise",
      case when deposit.month is not null then jsonb_build_object('amountInPaise', deposit.amount_in_paise,
        'challan', deposit.challan,
        'paidAt', (extract(epoch from (deposit.paid_on + time '12:00') at time zone 'Asia/Kolkata') * 1000)::bigint)
      end as paid
    from (
      select month, levy, sum(amount_in_paise)::bigint as amount,
        coalesce(sum(amount_in_paise) filter (where amount_in_paise < 0), 0)::bigint as given_back
      from withheld_taxes where month >= ${sinceMonth} or (month, levy) not in (select month, levy from tax_deposits)
      group by month, levy) taken
    left join tax_deposits deposit on deposit.month = taken.month and deposit.levy = taken.levy
    where taken.amount > 0 or deposit.month is not null or (taken.amount < 0 and taken.month >= ${sinceMonth})
    order by taken.month desc, taken.levy`.execute(reader);
  return rows;
}

/** Of whom a month's tax was kept back, as the books name him, and how much; who comes to nothing is left out. */
export async function selectKeptInMonth(
  reader: Reader,
  { month, levy }: { readonly month: string; readonly levy: Levy },
): Promise<
  { readonly partyId: number; readonly payeeKind: "seller" | "agent"; readonly amountInPaise: number }[]
> {
  const { rows } = await sql<{ partyId: number; payeeKind: "seller" | "agent"; amountInPaise: number }>`
    select coalesce(sellers.id, taken.profile_id) as "partyId", payee_kind as "payeeKind",
      sum(amount_in_paise)::bigint as "amountInPaise"
    from withheld_taxes taken
    left join sellers on sellers.profile_id = taken.profile_id and payee_kind = 'seller'
    where month = ${month} and levy = ${levy}
    group by 1, 2 having sum(amount_in_paise) <> 0 order by 1`.execute(reader);
  return rows;
}

export interface NewDeposit {
  readonly month: string;
  readonly levy: Levy;
  readonly amountInPaise: number;
  readonly challan: string;
  readonly paidOn: string;
  readonly notedBy: number;
  readonly notedAt: Date;
}

/** Notes that a month's tax was paid; false when it was noted before. */
export async function insertDeposit(transaction: Transaction, deposit: NewDeposit): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("tax_deposits")
    .values({
      month: deposit.month,
      levy: deposit.levy,
      amount_in_paise: deposit.amountInPaise,
      challan: deposit.challan,
      paid_on: deposit.paidOn,
      noted_by: deposit.notedBy,
      noted_at: deposit.notedAt,
    })
    .onConflict((conflict) => conflict.columns(["month", "levy"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
