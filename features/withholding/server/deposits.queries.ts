import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Deposit, Levy } from "../contract.ts";

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
    | "takenBack"
  > {}

const noonOf = (table: string) =>
  sql`(extract(epoch from (${sql.ref(`${table}.paid_on`)} + time '12:00') at time zone 'Asia/Kolkata') * 1000)::bigint`;

/** The taxes of each month since one, newest first, and those of older months that are neither paid nor set off. */
export async function selectMonthsOfLevies(reader: Reader, sinceMonth: string): Promise<MonthOfLevy[]> {
  const { rows } = await sql<MonthOfLevy>`
    select taken.month, taken.levy, taken.amount as "amountInPaise", taken.given_back as "givenBackInPaise",
      coalesce(deposit.carried_in_paise, 0)::bigint as "carriedInPaise", deposit.set_off_in as "setOffIn",
      case when deposit.set_off_in is null and not deposit.is_refund then
        jsonb_build_object('amountInPaise', deposit.amount_in_paise, 'challan', deposit.challan,
        'paidAt', ${noonOf("deposit")})
      end as paid,
      case when deposit.is_refund then
        jsonb_build_object('amountInPaise', -deposit.amount_in_paise, 'reference', deposit.challan,
        'refundedAt', ${noonOf("deposit")})
      end as refunded,
      coalesce((select jsonb_agg(jsonb_build_object('isRefund', gone.is_refund, 'amountInPaise', abs(gone.amount_in_paise),
          'reference', gone.challan, 'paidAt', ${noonOf("gone")}, 'by', people.first_name,
          'at', (extract(epoch from gone.taken_back_at) * 1000)::bigint, 'reason', gone.taken_back_because) order by gone.id)
        from tax_deposits gone join published.profiles people on people.id = gone.taken_back_by
        where gone.month = taken.month and gone.levy = taken.levy and gone.set_off_in is null), '[]') as "takenBack"
    from (
      select month, levy, sum(amount_in_paise)::bigint as amount,
        coalesce(sum(amount_in_paise) filter (where amount_in_paise < 0), 0)::bigint as given_back
      from withheld_taxes where month >= ${sinceMonth} or (month, levy) not in (
        select month, levy from tax_deposits where taken_back_at is null)
      group by month, levy) taken
    left join tax_deposits deposit on deposit.month = taken.month and deposit.levy = taken.levy
      and deposit.taken_back_at is null
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
    left join published.sellers on sellers.profile_id = taken.profile_id and payee_kind = 'seller'
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
    .onConflict((conflict) =>
      conflict.columns(["month", "levy"]).where("taken_back_at", "is", null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(rows.length);
}

/** How often this was noted of a month and taken back. */
export async function countTakenBack(
  reader: Reader,
  { month, levy, isRefund }: { readonly month: string; readonly levy: Levy; readonly isRefund: boolean },
): Promise<number> {
  const { count } = await reader
    .selectFrom("tax_deposits")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("month", "=", month)
    .where("levy", "=", levy)
    .where("is_refund", "=", isRefund)
    .where("set_off_in", "is", null)
    .where("taken_back_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes back what stands noted of a month under a number, with the months that were set off in it; undefined: nothing
 * of it stands any more.
 */
export async function setDepositTakenBack(
  transaction: Transaction,
  taken: {
    readonly month: string;
    readonly levy: Levy;
    readonly reference: string;
    readonly by: number;
    readonly at: Date;
    readonly reason: string;
  },
): Promise<{ readonly isRefund: boolean; readonly amountInPaise: number } | undefined> {
  const { month, levy } = taken;
  const { rows } = await sql<{ isOwn: boolean; isRefund: boolean; amountInPaise: number }>`
    update tax_deposits set taken_back_at = ${taken.at}, taken_back_by = ${taken.by},
      taken_back_because = ${taken.reason}
    where levy = ${levy} and challan = ${taken.reference} and taken_back_at is null
      and ((month = ${month} and set_off_in is null) or set_off_in = ${month})
    returning set_off_in is null as "isOwn", is_refund as "isRefund", amount_in_paise as "amountInPaise"`.execute(
    transaction,
  );
  return rows.find(({ isOwn }) => isOwn);
}
