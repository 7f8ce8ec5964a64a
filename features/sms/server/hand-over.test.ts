import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { httpGateway } from "#engine/server/outside/sms/sms-gateway.ts";
import { type SmsWorld, smsWorld } from "#testing/process/sms-gateway.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { saveSmsTemplate } from "../contract.ts";
import { handOver } from "./hand-over.ts";

let world: SmsWorld;
beforeAll(async () => {
  world = await smsWorld();
});
beforeEach(() => {
  // The bound of one number is another test's matter.
  world.app.clock.advance(3_700_000);
  for (const gateway of [world.first, world.fallback]) {
    gateway.messages.length = 0;
    gateway.heal();
  }
});
afterAll(() => world.close());

const run = (id: number) => handOver(world.app.platform, { id: String(id) });
/** As the job worker does it: again and again until it is done. */
async function tryUntilDone(id: number): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const isDone = await run(id).then(
      () => true,
      () => false,
    );
    if (isDone || tries === 10) return tries;
  }
}

test("a code is sealed until the gateway has it, then only its template and state are left", async () => {
  const id = await world.send({ body: "482913 is your OTP" });
  const waiting = await world.row(id);
  expect(waiting).toMatchObject({ state: "queued", body: null });
  expect(waiting.sealed?.toString("latin1")).not.toContain("482913");
  await run(id);
  expect(await world.row(id)).toMatchObject({
    ...{ state: "handed_over", body: null, sealed: null, gateway: "first", tries: 1 },
  });
  expect(world.first.messages).toMatchObject([
    { to: "919848022338", text: "482913 is your OTP", sender: "SANTHA", unicode: "0", template: "" },
  ]);
});

test("each message carries the entity and the DLT template id that the operator has noted for its language", async () => {
  const admin = await aPerson(world.app, { roles: ["platform-admin"] });
  const body = { kind: "auth/sign-in", language: "te", dltTemplateId: "1107160000000000007" } as const;
  await world.app.call(saveSmsTemplate, { body }, { as: admin.cookie });
  await run(await world.send({ language: "te", body: "482913 మీ సంత ఓటీపీ" }));
  expect(world.first.messages).toMatchObject([
    { entity: "1101234567890123456", template: "1107160000000000007", unicode: "1" },
  ]);
});

test("a job that runs again, also at the same time, makes no second message", async () => {
  const id = await world.send();
  await Promise.all([run(id), run(id), run(id)]);
  await run(id);
  expect(world.first.messages).toHaveLength(1);
});

test("a gateway that took a message and did not say so is asked again under the same key: the phone gets it once", async () => {
  world.first.fail("500-after-taking", 2);
  const id = await world.send();
  expect(await tryUntilDone(id)).toBe(3);
  expect(world.first.messages).toHaveLength(1);
  expect(world.fallback.messages).toEqual([]);
  expect(await world.row(id)).toMatchObject({ state: "handed_over", gateway: "first", tries: 3 });
});

test.each(["refuse", "503"] as const)(
  "what the first gateway does not take (%s) goes to the second at once",
  async (fault) => {
    world.first.fail(fault);
    const id = await world.send();
    expect(await tryUntilDone(id)).toBe(1);
    expect([world.first.messages.length, world.fallback.messages.length]).toEqual([0, 1]);
    expect(await world.row(id)).toMatchObject({ state: "handed_over", gateway: "fallback", tries: 1 });
  },
);

test("a message that a silent gateway may have is never given to the second one: no phone gets it twice", async () => {
  world.first.fail("500-after-taking", 5);
  const id = await world.send();
  for (let tries = 1; tries <= 5; tries += 1) await expect(run(id)).rejects.toThrow(/500/);
  // Nor once the first one cannot be reached any more: what it took before may be on its way.
  world.first.fail("503");
  await expect(run(id)).rejects.toThrow(/503/);
  expect(await tryUntilDone(id)).toBe(1);
  expect([world.first.messages.length, world.fallback.messages.length]).toEqual([1, 0]);
  expect(await world.row(id)).toMatchObject({ state: "handed_over", gateway: "first" });
});

test("while a gateway is silent other messages go to the second at once, so who asks for a new code gets it", async () => {
  world.first.fail("cut", 2);
  const lost = await world.send();
  await expect(run(lost)).rejects.toThrow(/SMS gateway/);
  const next = await world.send();
  await run(next);
  expect(await world.row(next)).toMatchObject({ state: "handed_over", gateway: "fallback", tries: 1 });
  world.app.clock.advance(60_000);
  const later = await world.send();
  await expect(run(later)).rejects.toThrow(/SMS gateway/);
  expect(await world.row(later)).toMatchObject({ state: "queued", gateway: "first" });
});

test("a message that both refuse has failed with what the last one said, without its numbers", async () => {
  world.first.fail("refuse");
  world.fallback.fail("refuse");
  const id = await world.send();
  await run(id);
  expect(await world.row(id)).toMatchObject({
    ...{ state: "failed", reason: "refused", sealed: null, body: null },
    detail: expect.stringContaining("400"),
  });
});

test("a message waits for a gateway whose key is wrong, and leaves once it is right", async () => {
  world.first.fail("wrong-key");
  world.fallback.fail("wrong-key");
  const id = await world.send();
  await expect(run(id)).rejects.toThrow(/401/);
  expect((await world.row(id)).state).toBe("queued");
  await run(id);
  expect(await world.row(id)).toMatchObject({ state: "handed_over", gateway: "first" });
});

test("what the second gateway refuses while the first is silent still leaves by the first", async () => {
  world.first.fail("cut");
  await expect(run(await world.send())).rejects.toThrow(/SMS gateway/);
  world.fallback.fail("refuse");
  const id = await world.send();
  await run(id);
  expect(await world.row(id)).toMatchObject({ state: "handed_over", gateway: "first" });
});

test("a gateway that refuses a repeated key has the message; one that refuses a new key has not", async () => {
  world.first.fail("500-after-taking");
  world.first.fail("409");
  const repeated = await world.send();
  expect(await tryUntilDone(repeated)).toBe(2);
  expect(await world.row(repeated)).toMatchObject({ state: "handed_over", gateway: "first" });
  world.app.clock.advance(60_000);
  world.first.fail("409");
  world.fallback.fail("409");
  const fresh = await world.send();
  await run(fresh);
  expect(await world.row(fresh)).toMatchObject({ state: "failed", reason: "refused" });
});

test("a code that could not be handed over in its ten minutes is not sent any more", async () => {
  world.first.fail("cut", 3);
  world.fallback.fail("503", 10);
  const id = await world.send();
  await expect(run(id)).rejects.toThrow(/SMS gateway/);
  world.app.clock.advance(11 * 60_000);
  await run(id);
  expect(await world.row(id)).toMatchObject({ state: "failed", reason: "expired", sealed: null });
});

test("a gateway that does not answer is given up after its time, and may have the message", async () => {
  const { sms } = world.app.platform.config;
  if (sms.kind !== "gateway") throw new Error("no gateway is set");
  const [settings] = sms.gateways;
  if (!settings) throw new Error("no gateway is set");
  const gateway = httpGateway(settings, { ...sms, longestAnswerInMilliseconds: 1500 });
  const message = { mobileNo: "9848022338", text: "x", isUnicode: false, dltTemplateId: null, key: "k1" };
  world.first.fail("timeout-after-taking");
  expect(await gateway.send(message)).toMatchObject({ kind: "unavailable", mayBeTaken: true });
  expect(await gateway.send(message)).toMatchObject({ kind: "taken" });
  expect(world.first.messages).toHaveLength(1);
});

test("codes stand in other lines than news, so that a gateway that does not answer news holds up no code", async () => {
  const lineOf = async (id: number) => {
    const { rows } = await sql<{ line: string }>`
      select queue_name as line from graphile_worker.jobs where key = ${`sms/hand-over:${id}`}`.execute(
      world.app.platform.database,
    );
    return rows[0]?.line;
  };
  const news = { template: "orders/placed", body: "Santha: news" };
  const linesOfNews = [await lineOf(await world.send(news)), await lineOf(await world.send(news))];
  const linesOfCodes = [await lineOf(await world.send()), await lineOf(await world.send())];
  for (const line of linesOfCodes) expect(linesOfNews).not.toContain(line);
});

test("the worker hands messages over by itself once the change has committed", async () => {
  const worker = await world.app.startWorker();
  const id = await world.send({ template: "orders/placed", body: "Santha: order #1 of ₹540.00 is placed" });
  await expect.poll(async () => (await world.row(id)).state).toBe("handed_over");
  expect(world.first.messages.at(-1)?.text).toBe("Santha: order #1 of Rs 540.00 is placed");
  await worker.stop();
});
