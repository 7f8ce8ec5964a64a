import { type FakeGateway, startFakeGateway } from "../../tools/fake-sms/fake-gateway.ts";
import { type TestApp, testApp } from "./app.ts";

export const reportSecret = "a-secret-of-reports";

/** Santha with two fake gateways. */
export interface SmsWorld {
  readonly app: TestApp;
  readonly first: FakeGateway;
  readonly fallback: FakeGateway;
  /** Writes a message as a feature would; gives its id. */
  send(
    message?: Partial<{ mobileNo: string; template: string; language: "en" | "te"; body: string }>,
  ): Promise<number>;
  row(id: number): Promise<SmsRow>;
  close(): Promise<void>;
}

export interface SmsRow {
  readonly state: string;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly body: string | null;
  readonly sealed: Buffer | null;
  readonly gateway: string | null;
  readonly tries: number;
  readonly parts: number;
  readonly gatewayId: string | null;
}

export async function smsWorld(environment: Record<string, string> = {}): Promise<SmsWorld> {
  const [first, fallback] = [await startFakeGateway(), await startFakeGateway()];
  const app = await testApp({
    environment: {
      ...{ SMS_GATEWAY: "form", SMS_URL: `${first.url}/send`, SMS_SENDER: "SANTHA" },
      ...{ SMS_FALLBACK_GATEWAY: "json", SMS_FALLBACK_URL: `${fallback.url}/send` },
      ...{ SMS_ENTITY_ID: "1101234567890123456", SMS_REPORT_SECRET: reportSecret },
      ...environment,
    },
  });
  const { platform } = app;
  return {
    ...{ app, first, fallback },
    async send(message = {}) {
      await platform.sms.send(platform.database, {
        ...{ mobileNo: "9848022338", template: "auth/sign-in", language: "en", body: "482913 is your OTP" },
        ...message,
      });
      const last = platform.database.selectFrom("sms_messages").select("id").orderBy("id", "desc");
      return (await last.executeTakeFirstOrThrow()).id;
    },
    row: (id) =>
      platform.database
        .selectFrom("sms_messages")
        .select(["state", "reason", "reason_detail as detail", "body", "sealed_body as sealed"])
        .select(["gateway", "tries", "parts", "gateway_message_id as gatewayId"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
    async close() {
      await app.close();
      await first.close();
      await fallback.close();
    },
  };
}
