import type { Clock } from "../../clock.ts";
import type { Config } from "../../config/config.ts";
import type { Reader } from "../../data/client.ts";
import { queueJob } from "../../jobs/queue-job.ts";
import { insertMail } from "./mail.queries.ts";
import { type MailTransport, smtpTransport } from "./mail-transport.ts";

export interface Mail {
  /** What it is about: one thing is mailed once. */
  readonly key: string;
  /** `feature/what`. */
  readonly kind: string;
  readonly to: string;
  /** The person whose mail it is; left out for those of the operator. */
  readonly profileId?: number;
  readonly subject: string;
  readonly body: string;
}

/** E-mail. A mail is written in the caller's transaction and leaves only if that commits. */
export interface Mails {
  send(database: Reader, mail: Mail): Promise<void>;
  /** Null: no mail leaves. */
  readonly transport: MailTransport | null;
}

/** Tries to hand a mail over to the mail server. */
export const mailJob = "platform/hand-over-mail";

const lifeInMilliseconds = 2 * 86_400_000;

/** E-mail as the settings say; without a mail server what would be mailed is noted without its words. */
export function openMails({ config, clock }: { readonly config: Config; readonly clock: Clock }): Mails {
  const transport = config.mail && smtpTransport(config.mail);
  return {
    transport,
    async send(database, { key, kind, to, profileId = null, subject, body }) {
      const createdAt = clock.now();
      const id = await insertMail(database, {
        ...{ key, kind, to, profileId, subject, createdAt },
        ...{ body: transport ? body : null, state: transport ? "queued" : "failed" },
        expiresAt: new Date(createdAt.getTime() + lifeInMilliseconds),
      });
      if (id === null || !transport) return;
      await queueJob(database, {
        ...{ name: mailJob, key: `${mailJob}:${id}`, payload: { id } },
        line: "mail",
      });
    },
  };
}
