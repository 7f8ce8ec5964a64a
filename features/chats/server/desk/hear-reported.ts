import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import { letRolesHear } from "#features/files/server";

/** Voice notes of a chat between people that stand in an open report, or all others. */
async function selectVoices(
  transaction: Transaction,
  chatId: number,
  isReported: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ voice: string }>`
    select voice from chat_messages message where chat_id = ${chatId} and voice is not null
      and ${isReported} = exists (select from chat_reports report where report.chat_id = message.chat_id
        and report.decided_at is null and message.seq > report.up_to_seq - 20 and message.seq <= report.up_to_seq)`.execute(
    transaction,
  );
  return rows.map(({ voice }) => voice);
}

/** Support hears the voice notes that it reads the words of: those in an open report, until it is decided. */
export async function letSupportHear(transaction: Transaction, chatId: number): Promise<void> {
  await letRolesHear(transaction, await selectVoices(transaction, chatId, true), ["support"]);
  await letRolesHear(transaction, await selectVoices(transaction, chatId, false), []);
}
