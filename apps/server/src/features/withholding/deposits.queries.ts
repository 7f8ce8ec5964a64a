import type { Deposit, Levy } from "@santha/contract/withholding";
import type { Reader, Transaction } from "@santha/database/client";
import { sql } from "kysely";

/** What was kept back of a tax in a month, and how it was paid; paise. */
export interface MonthOfLevy
  extends Pick<
    Deposit,
    | "month"
    | "levy"
    | "amountInPaise"
    | "givenBackInPaise"
    | "carriedInPaise"
    | "setOffIn"
    | "paid"
    | "refunded"
  > {}

/** The taxes of each month since one, newest first, and those of older months that are neither paid nor set off. */
export async function selectMonthsOfLevies(reader: Reader, sinceMonth: string): Promise<MonthOfLevy[]> {
  const { rows } = await sql<MonthOfLevy>`
    select taken.month, taken.levy, taken.amount as "amountInPaise", taken.given_back as "givenBackInPaise",
      coalesce(deposit.carried_in_paise, 0)::bigint as "carriedInPaise", deposit.set_off_in as "setOffIn",
      case when deposit.set_off_in is null and not deposit.is_refund then
        jsonb_build_object('amountInPaise', deposit.amount_in_paise, 'challan', deposit.challan,
        'paidAt', (extract(epoch from (deposit.paid_on + time '12:00') at time zone 'Asia/Kolkata') * 1000)::bigint)
      end as paid,
      case when deposit.is_refund then
        jsonb_build_object('amountInPaise', -deposit.amount_in_paise, 'reference', deposit.challan,
        'refundedAt', (extract(epoch from (deposit.paid_on + time '12:00') at time zone 'Asia/Kolkata') * 1000)::bigint)
      end as refunded
    from (
      select month, levy, sum(amount_in_paise)::bigint as amount,
        coalesce(sum(amount_in_paise) filter (where amount_in_paise < 0), 0)::bigint as given_back
      from withheld_taxes where month >= ${sinceMonth} or (month, levy) not in (select month, levy from tax_deposits)
      group by month, levy) taken
    left join tax_deposits deposit on deposit.month = taken.month and deposit.levy = taken.levy
    order by taken.month desc, taken.levy`.execute(reader);
  return rows;
}

/** Of whom a tax was kept back in these months, as the books name him, and how much; who comes to nothing is left out. */
export async function selectKeptInMonths(
  reader: Reader,
  { months, levy }: { readonly months: readonly string[]; readonly levy: Levy },
): Promise<
  { readonly partyId: number; readonly payeeKind: "seller" | "agent"; readonly amountInPaise: number }[]
> {
  const { rows } = await sql<{ partyId: number; payeeKind: "seller" | "agent"; amountInPaise: number }>`
    select coalesce(sellers.id, taken.profile_id) as "partyId", payee_kind as "payeeKind",
      sum(amount_in_paise)::bigint as "amountInPaise"
    from withheld_taxes taken
    left join sellers on sellers.profile_id = taken.profile_id and payee_kind = 'seller'
    where month = any(${[...months]}::text[]) and levy = ${levy}
    group by 1, 2 having sum(amount_in_paise) <> 0 order by 1`.execute(reader);
  return rows;
}

export interface NewDeposit {
  readonly month: string;
  readonly levy: Levy;
  /** Below zero: the state has paid it back. */
  readonly amountInPaise: number;
  readonly carriedInPaise: number;
  /** Months before, below zero, that are set off with it. */
  readonly takes: readonly string[];
  /** The number of the challan, or the bank's number of what came back. */
  readonly challan: string;
  readonly paidOn: string;
  readonly notedBy: number;
  readonly notedAt: Date;
}

/** Notes that a month's tax was paid or paid back, and which months were set off with it; false when one of them was noted before. */
export async function insertDeposit(transaction: Transaction, deposit: NewDeposit): Promise<boolean> {
  const { levy, challan } = deposit;
  const noted = {
    levy,
    challan,
    paid_on: deposit.paidOn,
    noted_by: deposit.notedBy,
    noted_at: deposit.notedAt,
  };
  const rows = [
    {
      ...{ ...noted, month: deposit.month, amount_in_paise: deposit.amountInPaise },
      ...{ carried_in_paise: deposit.carriedInPaise, set_off_in: null, is_refund: deposit.amountInPaise < 0 },
    },
    ...deposit.takes.map((month) => ({
      ...{
        ...noted,
        month,
        amount_in_paise: 0,
        carried_in_paise: 0,
        set_off_in: deposit.month,
        is_refund: false,
      },
    })),
  ];
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("tax_deposits")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["month", "levy"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(rows.length);
}
