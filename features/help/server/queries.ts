import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { SupportMessage } from "../contract.ts";

/** Writes one message and gives its id. */
export async function insertMessage(
  transaction: Transaction,
  message: {
    readonly profileId: number;
    readonly profileKey: string;
    readonly firstName: string;
    readonly mobileNo: string;
    readonly text: string;
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto("help_messages")
    .values({
      profile_id: message.profileId,
      profile_key: message.profileKey,
      first_name: message.firstName,
      mobile_no: message.mobileNo,
      text: message.text,
      created_at: message.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads messages of everybody, latest first, those before an id when it is given. */
export async function readMessages(
  reader: Reader,
  asked: { readonly before: number | undefined; readonly atMost: number },
): Promise<SupportMessage[]> {
  const rows = await reader
    .selectFrom("help_messages")
    .select(["id", "profile_key", "first_name", "mobile_no", "text", "created_at"])
    .where("id", "<", asked.before ?? Number.MAX_SAFE_INTEGER)
    .orderBy("id", "desc")
    .limit(asked.atMost)
    .execute();
  return rows.map((row) => ({
    messageId: row.id,
    profileKey: row.profile_key,
    firstName: row.first_name,
    mobileNo: row.mobile_no,
    text: row.text,
    sentAt: row.created_at.getTime(),
  }));
}
