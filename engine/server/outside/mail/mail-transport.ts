import { createHash } from "node:crypto";
import nodemailer from "nodemailer";
import type { MailSettings } from "./mail-settings.ts";

/** What a mail server said. `later`: nobody knows; it may be tried again. */
export type MailOutcome =
  | { readonly kind: "taken" }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "later"; readonly detail: string };

export interface MailTransport {
  /** Never throws. */
  send(mail: {
    readonly key: string;
    readonly to: string;
    readonly subject: string;
    readonly body: string;
  }): Promise<MailOutcome>;
}

/** So that a person who reads the mail as it came can read it. */
const readable = { textEncoding: "quoted-printable" } as const;
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mail server over SMTP; every try of a mail bears the same Message-ID, so that doubles are known as such. */
export function smtpTransport({ smtpUrl, from }: MailSettings): MailTransport {
  const transporter = nodemailer.createTransport({ url: smtpUrl, ...patience });
  return {
    async send({ key, to, subject, body: text }) {
      const id = createHash("sha256").update(key).digest("hex").slice(0, 32);
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "santha.invalid";
      try {
        await transporter.sendMail({ from, to, subject, text, messageId: `<${id}@${domain}>`, ...readable });
        return { kind: "taken" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** From 500 on a mail server means it for good. */
function outcomeOf(error: unknown): MailOutcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const detail = `${responseCode ?? ""} ${code ?? "fault"}`.trim();
  return { kind: responseCode !== undefined && responseCode >= 500 ? "refused" : "later", detail };
}
