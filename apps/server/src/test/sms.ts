import type { TestApp } from "./app.ts";

/** Messages of a template that were sent about something, by its number in the text; each with whom it went to. */
export async function smsAbout(
  { platform }: Pick<TestApp, "platform">,
  number: string,
  template: string,
): Promise<readonly { readonly to: string; readonly body: string }[]> {
  return platform.database
    .selectFrom("sms_messages")
    .select(["mobile_no as to", "body"])
    .where("template", "=", template)
    .where("body", "like", `%#${number}%`)
    .orderBy("id")
    .execute();
}
