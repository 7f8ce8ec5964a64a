import * as z from "zod/mini";
import type { Platform } from "../../context.ts";
import { beginMailTry, deleteOldMails, endMail } from "./mail.queries.ts";

const ofMail = z.object({ id: z.string() });
const day = 86_400_000;

/**
 * Hands one mail over to the mail server.
 * @throws when that did not answer, so that the job comes again.
 */
export async function handOverMail(
  { database, clock, mails }: Pick<Platform, "database" | "clock" | "mails">,
  payload: unknown,
): Promise<void> {
  const { id } = z.parse(ofMail, payload);
  if (!mails.transport) return;
  const due = await beginMailTry(database, id);
  if (!due) return;
  const at = clock.now();
  if (due.expiresAt <= at) return void (await endMail(database, id, { at, reason: "expired" }));
  const outcome = await mails.transport.send(due);
  if (outcome.kind === "later") throw new Error(`the mail server did not take the mail: ${outcome.detail}`);
  if (outcome.kind === "taken") return void (await endMail(database, id, { at, reason: null }));
  await endMail(database, id, { at, reason: "refused", detail: outcome.detail });
}

/** The words of mails that never left go after 30 days, the mails after a year. */
export async function cleanUpMails({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  const now = clock.now().getTime();
  await deleteOldMails(database, { words: new Date(now - 30 * day), rows: new Date(now - 365 * day) });
}
