import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Address } from "#features/checkout/contract/checkout.ts";
import type { SavedAddress } from "../contract.ts";

type Row = { readonly address_id: number; readonly address: Address; readonly is_default: boolean };

const savedColumns = sql`
  known.address_id, known.address, chosen.address_id is not null as is_default
  from delivery_addresses known left join default_addresses chosen on chosen.address_id = known.address_id`;

function savedOf({ address_id, address, is_default }: Row): SavedAddress {
  return { addressId: address_id, isDefault: is_default, ...address };
}

/** All addresses of a person, the default first, then the newest. */
export async function selectAddresses(reader: Reader, profileId: number): Promise<SavedAddress[]> {
  const { rows } = await sql<Row>`
    select ${savedColumns} where known.profile_id = ${profileId}
    order by is_default desc, known.address_id desc`.execute(reader);
  return rows.map(savedOf);
}

/** Where a parcel goes: an address of this person; another person's id finds nothing. */
export async function findAddress(
  reader: Reader,
  profileId: number,
  addressId: number,
): Promise<Address | null> {
  const { rows } = await sql<Row>`
    select address from delivery_addresses
    where profile_id = ${profileId} and address_id = ${addressId}`.execute(reader);
  return rows[0]?.address ?? null;
}

/** An address of this person as it stands in his book. */
export async function findSavedAddress(
  reader: Reader,
  profileId: number,
  addressId: number,
): Promise<SavedAddress | null> {
  const { rows } = await sql<Row>`
    select ${savedColumns} where known.profile_id = ${profileId} and known.address_id = ${addressId}`.execute(
    reader,
  );
  return rows[0] ? savedOf(rows[0]) : null;
}

/** The same address, if the person has it already. */
export async function findSameAddress(
  reader: Reader,
  profileId: number,
  address: Address,
): Promise<number | null> {
  const { rows } = await sql<{ address_id: number }>`
    select address_id from delivery_addresses
    where profile_id = ${profileId} and address = ${JSON.stringify(address)}::jsonb
    order by address_id desc limit 1`.execute(reader);
  return rows[0]?.address_id ?? null;
}

/** Holds the person's address book until the transaction ends, and answers how many it has. */
export async function holdAddressBook(transaction: Transaction, profileId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('address book', ${profileId}))`.execute(
    transaction,
  );
  const { total } = await transaction
    .selectFrom("addresses")
    .select(sql<number>`count(*)`.as("total"))
    .where("profile_id", "=", profileId)
    .executeTakeFirstOrThrow();
  return total;
}

const columnsOf = (address: Address) => ({
  recipient_name: address.recipientName,
  phone: address.phone,
  address_line1: address.addressLine1,
  address_line2: address.addressLine2,
  landmark: address.landmark,
  city: address.city,
  state: address.state,
  postal_code: address.postalCode,
});

/** Writes a new address. */
export async function insertAddress(
  transaction: Transaction,
  profileId: number,
  address: Address,
  at: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto("addresses")
    .values({ ...columnsOf(address), profile_id: profileId, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an address of this person; false when he has no such one. */
export async function updateAddress(
  reader: Reader,
  own: { readonly profileId: number; readonly addressId: number },
  address: Address,
): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable("addresses")
    .set(columnsOf(address))
    .where("id", "=", own.addressId)
    .where("profile_id", "=", own.profileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes an address of this person his default; false when he has no such one. */
export async function upsertDefault(
  reader: Reader,
  own: { readonly profileId: number; readonly addressId: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into default_addresses (profile_id, address_id)
    select profile_id, id from addresses where id = ${own.addressId} and profile_id = ${own.profileId}
    on conflict (profile_id) do update set address_id = excluded.address_id`.execute(reader);
  return numAffectedRows > 0n;
}

/** Deletes an address of this person; false when he has no such one. */
export async function deleteOwnAddress(
  reader: Reader,
  own: { readonly profileId: number; readonly addressId: number },
): Promise<boolean> {
  const { numDeletedRows } = await reader
    .deleteFrom("addresses")
    .where("id", "=", own.addressId)
    .where("profile_id", "=", own.profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
