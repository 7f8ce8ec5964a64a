import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { sessionFor } from "#testing/process/app.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { aPerson } from "#testing/shop/builders.ts";
import type { MemberContext } from "../context.ts";
import type { Transaction } from "../data/client.ts";
import { platformJobs } from "../jobs/jobs.ts";
import { refuse } from "./answers/errors.ts";
import { canonicalJson, onceInTransaction } from "./idempotency.ts";
import { route } from "./route.ts";

const pay = endpoint({
  name: "probe/pay",
  summary: "Pays.",
  method: "POST",
  path: "/v2/pay",
  permission: "member",
  body: z.object({ amount: z.int(), note: z.optional(z.string()) }),
  answer: z.object({ effect: z.int() }),
  success: "CREATED",
  isIdempotent: true,
  errors: { "probe/empty": 409 },
});

type Work = (transaction: Transaction, context: MemberContext, amount: number) => Promise<void>;
const nothing: Work = async () => {};
/** What the operation does before its effect, set by each test. */
let before: Work = nothing;

/** Counts effects as rows, so that a rolled-back one does not count. */
const payRoute = route(pay, (context, input) =>
  onceInTransaction(context, pay, input, async (transaction) => {
    await before(transaction, context, input.body.amount);
    const { id } = await transaction
      .insertInto("events")
      .values({ name: "probe/paid", payload: "{}", occurred_at: context.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { effect: id };
  }),
);

let process: TestPlatform;
let origin: string;
let cookie: string;
let other: string;
beforeAll(async () => {
  process = await testPlatform({ connections: 8 });
  origin = await listening(await process.http([payRoute]));
  cookie = await sessionFor(process, await aPerson(process));
  other = await sessionFor(process, await aPerson(process));
});
afterAll(() => process.close());
beforeEach(() => {
  before = nothing;
});

async function send(key: string | null, body: object = { amount: 5 }, as = cookie, at = origin) {
  const answer = await fetch(`${at}/v2/pay`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: as, ...(key ? { "idempotency-key": key } : {}) },
    body: JSON.stringify(body),
  });
  const { requestId: _, ...rest } = (await answer.json()) as {
    code: string;
    data: unknown;
    requestId?: string;
  };
  return { status: answer.status, ...rest };
}

async function effects(): Promise<number> {
  const row = await process.platform.database
    .selectFrom("events")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

describe("one key", () => {
  test("[R10] Sent 20 times in parallel it has one effect; every answer is the same or 'still running'", async () => {
    for (const pause of [0, 0.05]) {
      const earlier = await effects();
      before = async (transaction) => void (await sql`select pg_sleep(${pause})`.execute(transaction));
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(key)));
      expect(await effects()).toBe(earlier + 1);
      const good = answers.filter(({ status }) => status === 201);
      expect(good.length).toBeGreaterThan(0);
      for (const answer of good) expect(answer).toEqual(good[0]);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expect(answer).toMatchObject({ status: 409, code: "platform/still-running" });
      }
      expect(await send(key)).toEqual(good[0]);
    }
  });

  test("[R10] When its twin's answer is stored while it works, that answer is given and its own effect is undone", async () => {
    for (const end of [() => {}, () => refuse(pay, "probe/empty")]) {
      const [model, key] = [randomUUID(), randomUUID()];
      const answerOfTwin = await send(model);
      const earlier = await effects();
      before = async () => {
        before = nothing;
        await process.opened.pool.query(
          `insert into idempotency_keys select profile_id, endpoint, $1, fingerprint, status, answer, created_at
           from idempotency_keys where key = $2`,
          [key, model],
        );
        end();
      };
      expect(await send(key)).toEqual(answerOfTwin);
      expect(await effects()).toBe(earlier);
    }
  });

  test("[R10] With another body it is refused with 422; the order of the fields does not matter", async () => {
    const key = randomUUID();
    const first = await send(key, { amount: 5, note: "a" });
    expect(await send(key, { note: "a", amount: 5 })).toEqual(first);
    expect(await send(key, { amount: 6, note: "a" })).toMatchObject({
      status: 422,
      code: "platform/key-reused",
    });
    expect(await send(key, { amount: 5 })).toMatchObject({ status: 422, code: "platform/key-reused" });
  });

  test("[R10] It belongs to its person: another one's same key is another request", async () => {
    const key = randomUUID();
    const earlier = await effects();
    await send(key);
    expect((await send(key, { amount: 7 }, other)).status).toBe(201);
    expect(await effects()).toBe(earlier + 2);
  });

  test("[R10] A refusal is kept and given again, also when the reason is gone", async () => {
    before = async () => refuse(pay, "probe/empty", { data: { left: 0 } });
    const key = randomUUID();
    const refused = await send(key);
    expect(refused).toMatchObject({ status: 409, code: "probe/empty", data: { left: 0 } });
    before = nothing;
    expect(await send(key)).toEqual(refused);
    expect((await send(randomUUID())).status).toBe(201);
  });

  test("[R10] A fault leaves nothing and is not kept: the same key then does the work", async () => {
    const earlier = await effects();
    before = async () => {
      throw new Error("power cut");
    };
    const key = randomUUID();
    expect((await send(key)).status).toBe(500);
    expect(await effects()).toBe(earlier);
    before = nothing;
    expect((await send(key)).status).toBe(201);
    expect(await effects()).toBe(earlier + 1);
  });

  test("[R10] It holds across processes: one started later gives the stored answer", async () => {
    const key = randomUUID();
    const first = await send(key);
    const restarted = await testPlatform({ url: process.url });
    const at = await listening(await restarted.http([payRoute]));
    const earlier = await effects();
    expect(await send(key, { amount: 5 }, cookie, at)).toEqual(first);
    expect(await effects()).toBe(earlier);
    await restarted.close();
  });

  test("[R10] It lives 30 days and is forgotten by the clean-up after that", async () => {
    const cleanUp = platformJobs.find(({ name }) => name === "platform/clean-up");
    const key = randomUUID();
    const first = await send(key);
    process.clock.advance(30 * 86_400_000 - 1000);
    await cleanUp?.run(process.platform, {});
    expect(await send(key)).toEqual(first);
    process.clock.advance(2000);
    await cleanUp?.run(process.platform, {});
    expect(await send(key)).not.toEqual(first);
  });
});

test("[R10] Without a key every request has its effect, and a key of strange characters is a 400", async () => {
  const earlier = await effects();
  await Promise.all([send(null), send(null)]);
  expect(await effects()).toBe(earlier + 2);
  for (const key of ["two words", "x".repeat(256)]) expect((await send(key)).status).toBe(400);
  expect(await effects()).toBe(earlier + 2);
});

test("[R10] Two texts are the same request when they differ only in the order of their keys", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: undefined })).toBe(
    canonicalJson({ b: [1, { c: "x", d: null }] }),
  );
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: "1" }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
