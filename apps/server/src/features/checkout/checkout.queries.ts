import type { Address } from "@santha/contract/checkout";
import type { IndianStateName } from "@santha/contract/indian-states";
import type { Reader, Transaction } from "@santha/database/client";

/** Writes a new address; what an order was sent to is never changed afterwards. */
export async function insertAddress(
  transaction: Transaction,
  profileId: number,
  address: Address,
  at: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto("addresses")
    .values({
      profile_id: profileId,
      recipient_name: address.recipientName,
      phone: address.phone,
      address_line1: address.addressLine1,
      address_line2: address.addressLine2,
      landmark: address.landmark,
      city: address.city,
      state: address.state,
      postal_code: address.postalCode,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An address of this person; another person's id finds nothing. */
export async function findAddress(
  reader: Reader,
  profileId: number,
  addressId: number,
): Promise<Address | null> {
  const row = await addressesOf(reader, profileId).where("id", "=", addressId).executeTakeFirst();
  return row ? addressOf(row) : null;
}

/** The newest address of this person. */
export async function findLastAddress(reader: Reader, profileId: number): Promise<Address | null> {
  const row = await addressesOf(reader, profileId).orderBy("id", "desc").limit(1).executeTakeFirst();
  return row ? addressOf(row) : null;
}

const addressColumns = [
  "recipient_name",
  "phone",
  "address_line1",
  "address_line2",
  "landmark",
  "city",
  "state",
  "postal_code",
] as const;

function addressesOf(reader: Reader, profileId: number) {
  return reader.selectFrom("addresses").select(addressColumns).where("profile_id", "=", profileId);
}

function addressOf(row: Record<(typeof addressColumns)[number], string>): Address {
  return {
    recipientName: row.recipient_name,
    phone: row.phone,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    landmark: row.landmark,
    city: row.city,
    // Only names of the list are ever written.
    state: row.state as IndianStateName,
    postalCode: row.postal_code,
  };
}
