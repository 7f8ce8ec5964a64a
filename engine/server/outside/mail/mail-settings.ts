/** How e-mail leaves; null: it does not. */
export interface MailSettings {
  readonly smtpUrl: string;
  /** Address that mails come from, with a name if wished. */
  readonly from: string;
}

/** Their lines in the README and in `.env.example`. */
export const mailSettings = {
  SMTP_URL: "mail server, smtp://USER:PASSWORD@HOST:587 or smtps://…:465; empty: no e-mail is sent",
  MAIL_FROM: "address that e-mail comes from; empty: the one of OPERATOR",
} as const;

/** How the settings are read; a problem is noted and the reading goes on. */
export interface MailReader {
  text(name: keyof typeof mailSettings): string | null;
  problem(line: string): void;
}

export function readMailSettings(read: MailReader, operatorAddress: string | null): MailSettings | null {
  const smtpUrl = read.text("SMTP_URL");
  if (smtpUrl === null) return null;
  // It holds a password, so it is not repeated.
  if (!/^smtps?:/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    read.problem("SMTP_URL is no address that begins with smtp: or smtps:");
  }
  const from = read.text("MAIL_FROM") ?? operatorAddress;
  if (from === null) read.problem("MAIL_FROM is needed with SMTP_URL: the address that e-mail comes from");
  return { smtpUrl, from: from ?? "" };
}
