import { sql } from "kysely";
import type { Reader } from "../../data/client.ts";

export interface NewMail {
  readonly key: string;
  readonly kind: string;
  readonly to: string;
  readonly profileId: number | null;
  readonly subject: string;
  readonly body: string | null;
  readonly state: "queued" | "failed";
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Keeps a mail and gives its id; null: one with this key was written before. */
export async function insertMail(database: Reader, mail: NewMail): Promise<string | null> {
  const isFailed = mail.state === "failed";
  const row = await database
    .insertInto("mails")
    .values({
      ...{ mail_key: mail.key, kind: mail.kind, to_address: mail.to, profile_id: mail.profileId },
      subject: mail.subject,
      ...{ body: mail.body, state: mail.state, created_at: mail.createdAt, expires_at: mail.expiresAt },
      ...{ reason: isFailed ? "no-smtp" : null, ended_at: isFailed ? mail.createdAt : null },
    })
    .onConflict((conflict) => conflict.column("mail_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row ? String(row.id) : null;
}

export interface DueMail {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly expiresAt: Date;
}

/** Begins a try of a mail that still waits; null: it waits no more. */
export async function beginMailTry(database: Reader, id: string): Promise<DueMail | null> {
  const { rows } = await sql<DueMail>`
    update mails set tries = tries + 1 where id = ${id} and state = 'queued' and body is not null
    returning mail_key as key, to_address as "to", subject, body, expires_at as "expiresAt"`.execute(
    database,
  );
  return rows[0] ?? null;
}

/** Ends a mail that still waits: its words go, what became of it stays. */
export async function endMail(
  database: Reader,
  id: string,
  outcome: {
    readonly at: Date;
    readonly reason: "expired" | "refused" | null;
    readonly detail?: string;
  },
): Promise<boolean> {
  const { at, reason, detail = null } = outcome;
  const { numUpdatedRows } = await database
    .updateTable("mails")
    .set({
      ...{ state: reason === null ? "handed_over" : "failed", reason, reason_detail: detail },
      ...{ ended_at: at, body: null },
    })
    .where("id", "=", Number(id))
    .where("state", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the words of mails that never left, and mails themselves a year on. */
export async function deleteOldMails(
  database: Reader,
  { words, rows }: { readonly words: Date; readonly rows: Date },
): Promise<void> {
  await database
    .updateTable("mails")
    .set({ body: null, state: "failed", reason: "expired" })
    .where("state", "=", "queued")
    .where("created_at", "<", words)
    .execute();
  await database.deleteFrom("mails").where("created_at", "<", rows).execute();
}
