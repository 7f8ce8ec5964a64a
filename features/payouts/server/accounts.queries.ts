import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { PayoutAccount } from "../contract.ts";

/** Where money goes to, as a row keeps it: a UPI id, or number and IFSC. */
export interface AccountColumns {
  readonly holder: string;
  readonly upi_id: string | null;
  readonly account_number: string | null;
  readonly ifsc: string | null;
}

export function accountOf({ holder, upi_id, account_number, ifsc }: AccountColumns): PayoutAccount {
  if (upi_id !== null) return { kind: "upi", holder, upiId: upi_id };
  return { kind: "bank", holder, accountNumber: account_number ?? "", ifsc: ifsc ?? "" };
}

/** An account as the columns of a row. */
export function columnsOf(account: PayoutAccount): AccountColumns {
  const isUpi = account.kind === "upi";
  return {
    holder: account.holder,
    upi_id: isUpi ? account.upiId : null,
    account_number: isUpi ? null : account.accountNumber,
    ifsc: isUpi ? null : account.ifsc,
  };
}

/** The account a person has named, or null. */
export async function findAccount(reader: Reader, profileId: number): Promise<PayoutAccount | null> {
  const row = await reader
    .selectFrom("payout_accounts")
    .select(["holder", "upi_id", "account_number", "ifsc"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** The accounts that people have named, by the profile; who has named none is missing. No statement for nobody. */
export async function selectAccounts(
  reader: Reader,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, PayoutAccount>> {
  if (profileIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom("payout_accounts")
    .select(["profile_id", "holder", "upi_id", "account_number", "ifsc"])
    .where("profile_id", "in", profileIds)
    .execute();
  return new Map(rows.map((row) => [row.profile_id, accountOf(row)]));
}

/** Keeps a person's account in place of the one before. */
export async function upsertAccount(
  transaction: Transaction,
  profileId: number,
  account: PayoutAccount,
  changedAt: Date,
): Promise<void> {
  const values = { ...columnsOf(account), changed_at: changedAt };
  await transaction
    .insertInto("payout_accounts")
    .values({ profile_id: profileId, ...values })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(values))
    .execute();
}

/** Keeps the account of a person who has named none yet; one that is there stays as it is. */
export async function insertFirstAccount(
  transaction: Transaction,
  profileId: number,
  account: PayoutAccount,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto("payout_accounts")
    .values({ profile_id: profileId, ...columnsOf(account), changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
