import { type RawBuilder, sql } from "kysely";
import { bareMobileNo } from "#engine/contract/mobile-number.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Contact } from "../contract.ts";

/** What is kept of a contact. */
export interface ContactFields {
  readonly name: string;
  readonly mobileNo: string;
}

const columns = sql`contact.id as "contactId", contact.name, contact.mobile_no as "mobileNo", (
  select profile_key from published.profiles holder where holder.mobile_no = contact.mobile_no
    and holder.id <> contact.profile_id and not exists (
      select from published.profile_blocks
      where (blocker_profile_id, blocked_profile_id) in ((holder.id, contact.profile_id), (contact.profile_id, holder.id)))
  ) as "profileKey"`;

/** A page of a person's contacts by name. */
export async function selectContacts(
  reader: Reader,
  asked: {
    readonly profileId: number;
    readonly find: string;
    readonly offset: number;
    readonly atMost: number;
  },
): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select ${columns} from contacts contact
    where contact.profile_id = ${asked.profileId} ${isLike(asked.find)}
    order by lower(contact.name), contact.id offset ${asked.offset} limit ${sql.lit(asked.atMost)}`.execute(
    reader,
  );
  return rows;
}

function isLike(find: string): RawBuilder<unknown> {
  if (find === "") return sql``;
  const number = bareMobileNo(find);
  if (/^[0-9]+$/.test(number)) return sql`and strpos(contact.mobile_no, ${number}) > 0`;
  return sql`and contact.name ilike ${`%${find.replace(/[\\%_]/g, "\\$&")}%`}`;
}

/** One contact of a person; another's is undefined like a missing one. */
export async function selectContact(
  reader: Reader,
  own: { readonly profileId: number; readonly contactId: number },
): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`select ${columns} from contacts contact
    where contact.id = ${own.contactId} and contact.profile_id = ${own.profileId}`.execute(reader);
  return rows[0];
}

/** Whether a person has a number among his contacts. */
export async function hasContact(
  reader: Reader,
  { profileId, mobileNo }: { readonly profileId: number; readonly mobileNo: string },
): Promise<boolean> {
  const row = await reader
    .selectFrom("contacts")
    .select("id")
    .where("profile_id", "=", profileId)
    .where("mobile_no", "=", mobileNo)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who of these people has a number among the own contacts. */
export async function whoHasContact(
  reader: Reader,
  { profileIds, mobileNo }: { readonly profileIds: readonly number[]; readonly mobileNo: string },
): Promise<ReadonlySet<number>> {
  const rows = await reader
    .selectFrom("contacts")
    .select("profile_id")
    .where(sql<boolean>`profile_id = any(${profileIds}::bigint[])`)
    .where("mobile_no", "=", mobileNo)
    .execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}

/** Holds a person's contacts until the transaction ends, and answers which numbers they have. */
export async function lockContacts(transaction: Transaction, profileId: number): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('contacts', ${profileId}))`.execute(transaction);
  const rows = await transaction
    .selectFrom("contacts")
    .select("mobile_no")
    .where("profile_id", "=", profileId)
    .execute();
  return new Set(rows.map(({ mobile_no }) => mobile_no));
}

/** Writes contacts, whose numbers are new; answers their ids. */
export async function insertContacts(
  transaction: Transaction,
  profileId: number,
  contacts: readonly ContactFields[],
  at: Date,
): Promise<number[]> {
  if (contacts.length === 0) return [];
  const rows = await transaction
    .insertInto("contacts")
    .values(
      contacts.map(({ name, mobileNo }) => ({
        profile_id: profileId,
        name,
        mobile_no: mobileNo,
        created_at: at,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes a contact of this person unless another one has the number; "missing" when he has no such contact. */
export async function updateContact(
  transaction: Transaction,
  own: { readonly profileId: number; readonly contactId: number },
  { name, mobileNo }: ContactFields,
): Promise<"changed" | "known" | "missing"> {
  const { rows } = await sql<{ isThere: boolean; isKnown: boolean }>`
    select exists (select from contacts where id = ${own.contactId} and profile_id = ${own.profileId}) as "isThere",
      exists (select from contacts where profile_id = ${own.profileId} and mobile_no = ${mobileNo}
        and id <> ${own.contactId}) as "isKnown"`.execute(transaction);
  if (!rows[0]?.isThere) return "missing";
  if (rows[0].isKnown) return "known";
  await transaction
    .updateTable("contacts")
    .set({ name, mobile_no: mobileNo })
    .where("id", "=", own.contactId)
    .where("profile_id", "=", own.profileId)
    .execute();
  return "changed";
}

/** Deletes a contact of this person; false when he has no such one. */
export async function deleteOwnContact(
  reader: Reader,
  own: { readonly profileId: number; readonly contactId: number },
): Promise<boolean> {
  const { numDeletedRows } = await reader
    .deleteFrom("contacts")
    .where("id", "=", own.contactId)
    .where("profile_id", "=", own.profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
