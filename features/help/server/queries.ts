import type { Transaction } from "#engine/server/data/client.ts";

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
