import type { Language } from "@santha/contract/language";
import type { Reader } from "@santha/database/client";
import type { Clock } from "./clock.ts";

export interface SmsMessage {
  readonly mobileNo: string;
  /** Name of the registered template, for example `auth/code`. */
  readonly template: string;
  readonly language: Language;
  readonly body: string;
}

/** Sends text messages. The message is written in the caller's transaction and leaves only if that commits. */
export interface SmsSender {
  send(database: Reader, message: SmsMessage): Promise<void>;
}

/** The local default without a network: messages are kept and, in a demo, readable at `/v2/dev/outbox`. */
export function outboxSms(clock: Clock): SmsSender {
  return {
    async send(database, message) {
      await database
        .insertInto("sms_messages")
        .values({
          mobile_no: message.mobileNo,
          template: message.template,
          language: message.language,
          body: message.body,
          created_at: clock.now(),
        })
        .execute();
    },
  };
}
