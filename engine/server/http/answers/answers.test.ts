import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { type Route, route } from "../route.ts";
import { isDatabaseAway } from "./answers.ts";
import { refuse } from "./errors.ts";
import type { FieldTexts } from "./field-texts.ts";

const body = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  age: z.int().check(z.positive(), z.maximum(150)),
  pin: z.optional(z.string().check(z.minLength(6))),
});
const saved = z.object({ name: z.string() });
const common = {
  permission: "anyone",
  answer: saved,
  errors: { "probe/full": 409, "probe/bad-pin": 422 },
} as const;
const read = endpoint({
  ...common,
  name: "probe/read",
  summary: "Reads.",
  method: "GET",
  path: "/v2/probe/{name}",
  params: z.object({ name: z.string().check(z.maxLength(20)) }),
});
const save = endpoint({
  ...common,
  name: "probe/save",
  summary: "Saves.",
  method: "POST",
  path: "/v2/probe",
  body,
  success: "CREATED",
});
const fail = endpoint({
  ...common,
  name: "probe/fail",
  summary: "Fails.",
  method: "GET",
  path: "/v2/fail",
  query: z.object({ how: z.string() }),
});

const failures: Record<string, () => Promise<never>> = {
  refused: async () =>
    refuse(fail, "probe/full", { values: { left: 3 }, detail: "shelf 12", data: { left: 3 } }),
  field: async () => refuse(fail, "probe/bad-pin", { fields: { pin: "probe/bad-pin" } }),
  fault: async () => {
    throw new Error("column secret_sauce of Padma 9876543210 is missing");
  },
  thrown: () => Promise.reject("just text"),
};

const routes: readonly Route[] = [
  route(read, async (_, { params }) => ({ name: params.name })),
  route(save, async (_, { body: { name } }) => ({ name })),
  route(fail, async (_, { query }) => (failures[query.how] ?? failures["fault"])?.() ?? { name: "" }),
];
const errors = {
  "probe/full": { en: "Only {left} left.", te: "{left} మాత్రమే ఉన్నాయి." },
  "probe/bad-pin": { en: "No such pin code.", te: "అలాంటి పిన్ కోడ్ లేదు." },
};
const fields: FieldTexts = {
  pin: { en: "Six digits, please.", te: "దయచేసి ఆరు అంకెలు." },
  age: { en: "Above 0, please.", te: "దయచేసి 0 కంటే ఎక్కువ." },
};
const telugu = { "accept-language": "te-IN,en;q=0.8" };
const json = { "content-type": "application/json" };

let process: TestPlatform;
let app: FastifyInstance;
beforeAll(async () => {
  process = await testPlatform();
  app = await process.http(routes, { errors, fieldText: (_, field) => fields[field] });
});
afterAll(() => process.close());

describe("envelope", () => {
  test("[API-062] A good answer has code, info in the caller's language and data", async () => {
    const answer = await app.inject({ url: "/v2/probe/jowar", headers: telugu });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: "OK", info: "పూర్తయింది.", data: { name: "jowar" } });
    const made = await app.inject({ method: "POST", url: "/v2/probe", payload: { name: "maize", age: 3 } });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toEqual({ code: "CREATED", info: "Done.", data: { name: "maize" } });
  });

  test("A refusal carries its code, the sentence with its values in both languages, and data for the screen", async () => {
    const english = await app.inject("/v2/fail?how=refused");
    expect(english.statusCode).toBe(409);
    expect(english.json()).toEqual({
      code: "probe/full",
      info: "Only 3 left.",
      data: { left: 3 },
      requestId: english.headers["x-request-id"],
    });
    const other = await app.inject({ url: "/v2/fail?how=refused", headers: telugu });
    expect(other.json().info).toBe("3 మాత్రమే ఉన్నాయి.");
    expect(english.body).not.toContain("shelf 12");
  });

  test("The language is the first offered one of Accept-Language, English when there is none", async () => {
    const spoken = async (header: string) =>
      (await app.inject({ url: "/v2/fail?how=refused", headers: { "accept-language": header } })).json().info;
    expect(await spoken("hi-IN, te;q=0.9, en;q=0.8")).toBe(errors["probe/full"].te.replace("{left}", "3"));
    for (const header of ["", "fr, ten;q=0.9", "en-IN,te", "*"])
      expect(await spoken(header)).toBe("Only 3 left.");
  });
});

describe("faults", () => {
  test("An unknown error is a 500 with a request id and not a word of detail; the log has both", async () => {
    const answer = await app.inject("/v2/fail?how=fault");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: "platform/fault",
      info: "Something went wrong, please try again later.",
      data: null,
      requestId: answer.headers["x-request-id"],
    });
    const line = process
      .logged()
      .split("\n")
      .find((text) => text.includes("secret_sauce"));
    expect(line).toContain(String(answer.headers["x-request-id"]));
    expect(line).not.toContain("9876543210");
    expect((await app.inject("/v2/fail?how=thrown")).statusCode).toBe(500);
  });

  test("[API-062] Input that does not fit is a 422 with a sentence for each field in the caller's language", async () => {
    const wrong = (payload: object, headers = {}) =>
      app.inject({ method: "POST", url: "/v2/probe", payload, headers });
    const answer = await wrong({ name: "far too long", age: "old", pin: "12" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe("platform/refused-input");
    expect(answer.json().fields).toEqual({
      name: "This is too long.",
      age: "Above 0, please.",
      pin: "Six digits, please.",
    });
    expect((await wrong({}, telugu)).json().fields).toEqual({
      name: "దయచేసి దీన్ని నింపండి.",
      age: "దయచేసి దీన్ని నింపండి.",
    });
    expect((await wrong({ name: "", age: 1 })).json().fields).toEqual({ name: "Please fill this in." });
  });

  test("[API-062] A number that is too large is called so, whatever the field says of other faults", async () => {
    const saidOf = async (age: number, headers = {}) =>
      (
        await app.inject({ method: "POST", url: "/v2/probe", payload: { name: "maize", age }, headers })
      ).json().fields;
    for (const age of [151, 1e15, 1e30])
      expect(await saidOf(age)).toEqual({ age: "This number is too large." });
    expect(await saidOf(151, telugu)).toEqual({ age: "ఈ సంఖ్య చాలా పెద్దది." });
    for (const age of [0, -1, 0.5]) expect(await saidOf(age)).toEqual({ age: "Above 0, please." });
  });

  test("A refusal that names fields puts the sentence of its code beside them", async () => {
    const answer = await app.inject({ url: "/v2/fail?how=field", headers: telugu });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { pin: "అలాంటి పిన్ కోడ్ లేదు." }]);
  });

  test("Unreadable JSON, and JSON that would poison prototypes, is a 400", async () => {
    for (const payload of [
      "{",
      "{'name':1}",
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      "",
    ]) {
      const answer = await app.inject({ method: "POST", url: "/v2/probe", payload, headers: json });
      expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 400, "platform/unreadable"]);
    }
  });

  test("A body over 256 KiB is a 413", async () => {
    const payload = JSON.stringify({ name: "x".repeat(256 * 1024), age: 1 });
    const answer = await app.inject({ method: "POST", url: "/v2/probe", payload, headers: json });
    expect([answer.statusCode, answer.json().code]).toEqual([413, "platform/too-large"]);
  });

  test("A path that no route has, and a parameter that cannot exist, answer 404 in the envelope", async () => {
    for (const url of ["/v2/nowhere", "/favicon.txt", "/v2/probe/a-name-that-is-longer-than-twenty"]) {
      const answer = await app.inject({ url, headers: telugu });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "platform/not-found"]);
      expect(answer.json().info).toBe("ఇక్కడ ఏమీ దొరకలేదు.");
    }
    expect((await app.inject({ method: "POST", url: "/v2/probe/x", payload: {} })).statusCode).toBe(404);
  });
});

describe("a database that is away", () => {
  test("[API-062] gives 503 with Retry-After within two seconds, for reads, writes and broken transactions", async () => {
    const away = await testPlatform();
    const { database } = away.platform;
    const ways: Record<string, () => Promise<unknown>> = {
      read: () => database.selectFrom("settings").select("name").execute(),
      transaction: () =>
        database.transaction().execute(async (transaction) => {
          await transaction.selectFrom("settings").select("name").execute();
          await away.opened.pool.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
          );
          await transaction.selectFrom("settings").select("name").execute();
        }),
    };
    const http = await away.http([
      route(fail, async (_, { query }) => {
        await ways[query.how]?.();
        return { name: "" };
      }),
    ]);
    const origin = await listening(http);
    const call = async (how: string) => {
      const startedAt = performance.now();
      const answer = await fetch(`${origin}/v2/fail?how=${how}`);
      expect(performance.now() - startedAt).toBeLessThan(2000);
      return [
        answer.status,
        answer.headers.get("retry-after"),
        ((await answer.json()) as { code: string }).code,
      ];
    };
    expect(await call("read")).toEqual([200, null, "OK"]);
    expect(await call("transaction")).toEqual([503, "2", "platform/away"]);
    // The pool replaces what broke.
    expect(await call("read")).toEqual([200, null, "OK"]);
    await away.close();
  });

  test("What means away is told from faults of ours", () => {
    const coded = (code: string) => Object.assign(new Error("x"), { code });
    for (const code of ["ECONNREFUSED", "57P01", "57P03", "53300", "53100", "25006"])
      expect(isDatabaseAway(coded(code))).toBe(true);
    for (const code of ["23505", "42P01", "22P02", "40001"]) expect(isDatabaseAway(coded(code))).toBe(false);
    expect(isDatabaseAway(new Error("timeout exceeded when trying to connect"))).toBe(true);
    expect(isDatabaseAway(new Error("the discount timeout exceeded"))).toBe(false);
  });
});

test("Letters that PostgreSQL cannot keep, zero and half a letter, are unreadable input and reach no operation", async () => {
  for (const name of ["a\u0000b", "a\ud800"]) {
    const answer = await app.inject({ method: "POST", url: "/v2/probe", payload: { name, age: 1 } });
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, "platform/unreadable"]);
  }
  expect((await app.inject("/v2/probe/a%00b")).statusCode).toBe(400);
});
