import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Endpoint, endpoint } from "#engine/contract/endpoint.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { routesOf } from "../../app.ts";
import { envelopeSchema } from "../schemas.ts";
import { sendAnswer } from "./send-answer.ts";

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
});
afterAll(() => process.close());

const hasEnvelope = ({ givesFile, givesRedirect, givesStream }: Endpoint) =>
  !(givesFile || givesRedirect || givesStream);

test("The answer of every endpoint can be written, and as Fastify writes one of the same shape", async () => {
  const endpoints = routesOf(process.platform)
    .map(({ endpoint }) => endpoint)
    .filter(hasEnvelope);
  const answer = { code: "OK", info: "Done.", tooMuch: 1, data: { tooMuch: "never sent" } };
  const app = Fastify();
  for (const endpoint of endpoints) {
    const schema = { response: { "2xx": envelopeSchema(endpoint) } };
    app.get(`/shaped/${endpoint.name}`, { schema }, async () => answer);
    app.get(`/sent/${endpoint.name}`, async (_, reply) => sendAnswer(reply, endpoint, answer));
  }
  for (const { name } of endpoints) {
    const [shaped, sent] = [await app.inject(`/shaped/${name}`), await app.inject(`/sent/${name}`)];
    const type = shaped.headers["content-type"];
    expect([name, sent.statusCode, sent.body, sent.headers["content-type"]]).toEqual([
      name,
      shaped.statusCode,
      shaped.body.replaceAll("/shaped/", "/sent/"),
      type,
    ]);
  }
  await app.close();
});

test("What may be null is written as null, as its value, or within a list; what its shape does not name is left out", async () => {
  const inner = z.object({ size: z.nullable(z.int()), unit: z.optional(z.nullable(z.enum(["kg", "l"]))) });
  const either = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("one"), note: z.nullable(z.string()) }),
    z.object({ kind: z.literal("two") }),
  ]);
  const probe = endpoint({
    name: "probe/nulls",
    summary: "Gives nulls.",
    method: "GET",
    path: "/v2/nulls",
    permission: "anyone",
    answer: z.object({
      text: z.nullable(z.string()),
      pack: z.nullable(inner),
      packs: z.nullable(z.array(z.nullable(inner))),
      either: z.nullable(either),
    }),
    errors: {},
  });
  const full = {
    text: 'a "word"',
    pack: { size: 5, unit: "kg" },
    packs: [{ size: null, unit: null }, null, { size: 7 }],
    either: { kind: "one", note: null },
  };
  const none = { text: null, pack: null, packs: null, either: null };
  for (const data of [full, none, { ...full, either: { kind: "two" }, packs: [] }]) {
    const app = Fastify();
    const given = { ...data, pack: data.pack && { ...data.pack, tooMuch: 1 }, tooMuch: 1 };
    app.get("/", async (_, reply) => sendAnswer(reply, probe, { code: "OK", info: "Done.", data: given }));
    expect((await app.inject("/")).json()).toEqual({ code: "OK", info: "Done.", data });
    await app.close();
  }
});
