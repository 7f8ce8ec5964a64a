import { afterAll, beforeAll, expect, test } from "vitest";
import { raiseGrievance } from "#features/grievances/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { type FakeMailServer, startMailServer } from "#testing/process/mail-server.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { handOverMail } from "./hand-over-mail.ts";

let server: FakeMailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  const operator = "Santha Traders|Hanamkonda|hello@santha.example";
  app = await testApp({ environment: { SMTP_URL: server.url, OPERATOR: operator } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const mail = (key: string) =>
  ({ key, kind: "test/mail", to: "officer@santha.example", subject: "About", body: "Words" }) as const;
async function send(key: string): Promise<string> {
  await app.platform.mails.send(app.platform.database, mail(key));
  const row = await app.platform.database
    .selectFrom("mails")
    .select("id")
    .where("mail_key", "=", key)
    .executeTakeFirst();
  return String(row?.id);
}
const rowOf = (id: string) =>
  app.platform.database
    .selectFrom("mails")
    .select(["state", "reason", "body", "tries"])
    .where("id", "=", Number(id))
    .executeTakeFirst();
const run = (id: string) => handOverMail(app.platform, { id });

test("a mail leaves once, also when its job comes again and the same thing is told twice; its words go then", async () => {
  const id = await send("once");
  await send("once");
  for (let time = 0; time < 3; time += 1) await run(id);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain("Words");
  expect(await rowOf(id)).toEqual({ state: "handed_over", reason: null, body: null, tries: 1 });
});

test("a mail server that is busy is asked again under the same Message-ID, one that refuses is not", async () => {
  const [busy, refused] = [await send("busy"), await send("refused")];
  server.answer("451 later");
  await expect(run(busy)).rejects.toThrow(/mail server/);
  await run(busy);
  expect(await rowOf(busy)).toMatchObject({ state: "handed_over", tries: 2 });
  server.answer("550 no such address");
  await run(refused);
  expect(await rowOf(refused)).toMatchObject({ state: "failed", reason: "refused", body: null });
});

test("the grievance officer is mailed the ticket and the days by which it is due, and nothing of the person", async () => {
  const worker = await app.startWorker();
  const person = await aPerson(app);
  const body = { subject: "order", orderNumber: null, text: "The parcel did not come to my house." } as const;
  const { data } = await app.call(raiseGrievance, { body }, { as: person.cookie });
  await expect.poll(() => server.mails.some((text) => text.includes(data.ticket))).toBe(true);
  const text = server.mails.find((one) => one.includes(data.ticket)) ?? "";
  expect(text).toMatch(/^To: grievance@santha\.example$/m);
  for (const secret of [person.mobileNo, "parcel"]) expect(text).not.toContain(secret);
  await worker.stop();
});

test("without a mail server what would be mailed is noted without its words", async () => {
  const other = await testApp();
  await other.platform.mails.send(other.platform.database, mail("noted"));
  const rows = await other.platform.database
    .selectFrom("mails")
    .select(["state", "reason", "body"])
    .execute();
  expect(rows).toEqual([{ state: "failed", reason: "no-smtp", body: null }]);
  await other.close();
});

test("the operator is mailed when text messages do not leave, once in six hours", async () => {
  const other = await testApp({
    environment: {
      ...{
        SMTP_URL: server.url,
        SMS_GATEWAY: "form",
        SMS_URL: "http://127.0.0.1:1/send",
        SMS_SENDER: "SANTHA",
      },
    },
  });
  const { sms, database } = other.platform;
  for (let sent = 0; sent < 6; sent += 1) {
    const template = "orders/placed";
    await sms.send(database, { mobileNo: "9848022338", template, language: "en", body: "Santha" });
  }
  const alarms = async () =>
    (await database.selectFrom("mails").selectAll().where("kind", "=", "sms/alarm").execute()).length;
  await runJob(other, "sms/alarm");
  expect(await alarms()).toBe(0);
  other.clock.advance(20 * 60_000);
  await runJob(other, "sms/alarm");
  await runJob(other, "sms/alarm");
  expect(await alarms()).toBe(1);
  await other.close();
});
