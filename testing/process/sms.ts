import type { TestApp } from "./app.ts";

export interface SentSms {
  readonly to: string;
  readonly template: string;
  readonly body: string;
}

/** All messages in the order they were sent, with the words of codes opened. */
export async function sentSms({ platform }: Pick<TestApp, "platform">): Promise<readonly SentSms[]> {
  const rows = await platform.database
    .selectFrom("sms_messages")
    .select(["mobile_no as to", "template", "body", "sealed_body", "message_key"])
    .orderBy("id")
    .execute();
  return rows.map(({ to, template, body, sealed_body, message_key }) => ({
    ...{ to, template },
    body: body ?? (sealed_body ? platform.sms.seal.open(sealed_body, message_key) : ""),
  }));
}

/** The words of the last message to a number, or of a template; empty when there was none. */
export async function lastSms(
  app: Pick<TestApp, "platform">,
  sought: { readonly to?: string; readonly template?: string },
): Promise<string> {
  const { to, template } = sought;
  const found = (await sentSms(app)).findLast(
    (sms) => (to ?? sms.to) === sms.to && (template ?? sms.template) === sms.template,
  );
  return found?.body ?? "";
}

/** Messages of a template, or of one whose name goes on, that were sent about something, by its number in the text; each with whom it went to. */
export async function smsAbout(
  app: Pick<TestApp, "platform">,
  number: string,
  template: string,
): Promise<readonly { readonly to: string; readonly body: string }[]> {
  const all = await sentSms(app);
  return all
    .filter((sms) => sms.template.startsWith(template) && sms.body.includes(`#${number}`))
    .map(({ to, body }) => ({ to, body }));
}
