import type { Endpoint } from "@santha/contract/endpoint";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#test/platform";
import { routesOf } from "../app.ts";
import { envelopeSchema } from "./schemas.ts";
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
