import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { usualLifeInMilliseconds } from "#engine/server/http/kept/kept.ts";
import { changeOwnListing } from "#features/assortment/contract/listings.ts";
import { requestOf } from "#testing/process/app.ts";
import { noteLastOld } from "#testing/process/last-old.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { countProducts, listProducts, viewProduct } from "../contract/store.ts";

let here: TestPlatform;
let there: TestPlatform;
let app: FastifyInstance;
let otherApp: FastifyInstance;
let buyer: TestPerson;
beforeAll(async () => {
  here = await testPlatform({ keptInMilliseconds: usualLifeInMilliseconds });
  there = await testPlatform({ url: here.url, keptInMilliseconds: usualLifeInMilliseconds });
  [app, otherApp] = [await here.app(), await there.app()];
  buyer = await aPerson(here);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const ask = (
  endpoint: Endpoint,
  input: object,
  { cookie }: Pick<TestPerson, "cookie">,
  { at = app, headers = {} }: { at?: FastifyInstance; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> => at.inject(requestOf(endpoint, input, { as: cookie, headers }));
const statementsOf = async (work: () => Promise<unknown>) =>
  (await here.statements.during(work)).statements.length;

test("a new price is seen at once by the seller who made it, and by everybody in every process within a second", async () => {
  const seller = await aPerson(here, { roles: ["seller"] });
  const { sellerId } = await aSeller(here, { profileId: seller.profileId });
  const terms = { priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 20_00, onHand: 30 };
  const { level3Id, listingId } = await aProduct(here, { sellerId, ...terms });
  const priceFor = async (person: TestPerson, at = app) => {
    const listed = (await ask(listProducts, {}, person, { at })).json().data.products[0].priceInPaise;
    const page = (await ask(viewProduct, { params: { level3Id } }, person, { at })).json().data;
    const counted = (await ask(countProducts, {}, person, { at })).json().data.prices[0].fromInPaise;
    return [listed, page.skus[0].listings[0].priceInPaise, counted];
  };
  const asked = [seller, buyer].flatMap((person) => [
    () => priceFor(person),
    () => priceFor(person, otherApp),
  ]);
  for (const price of asked) expect(await price()).toEqual([450_00, 450_00, 250_00]);
  const seen = { ...terms, isCommissionByRule: false, priceBreaks: [], isListed: true };
  const body = { ...seen, priceInPaise: 199_00, seen };
  const changed = await ask(changeOwnListing, { params: { listingId }, body }, seller);
  expect(changed.statusCode).toBe(200);
  const { noted, lastOldAfterMs } = noteLastOld<number[]>((answer) => `${answer}` !== "19900,19900,10000");
  expect(await priceFor(seller)).toEqual([199_00, 199_00, 100_00]);
  for (const price of asked)
    await expect.poll(() => noted(price), { interval: 50 }).toEqual([199_00, 199_00, 100_00]);
  expect(lastOldAfterMs()).toBeLessThan(1000);
});

test("people of one place and role share one answer; a margin and a place come into nobody else's", async () => {
  const { level3Id } = await aProduct(here, { commissionInPaise: 77_00 });
  const neighbour = await aPerson(here);
  const far = await aPerson(here, { location: { ...hanamkonda, postalCode: "110001" } });
  const agent = await aPerson(here, { roles: ["agent"] });
  const view = async (person: TestPerson) =>
    (await ask(viewProduct, { params: { level3Id } }, person)).json().data;
  const marginFor = async (person: TestPerson) => (await view(person)).skus[0].listings[0].marginInPaise;
  expect([await marginFor(agent), await marginFor(buyer), await marginFor(neighbour)]).toEqual([
    77_00,
    null,
    null,
  ]);
  expect([(await view(far)).pinCode, (await view(buyer)).pinCode]).toEqual(["110001", "506002"]);
  // One statement says who asks, one where that person lives; the list itself was read for the first.
  await ask(listProducts, { query: { limit: 7 } }, neighbour);
  const late = await aPerson(here);
  expect(await statementsOf(() => ask(listProducts, { query: { limit: 7 } }, late))).toBe(2);
  expect(await statementsOf(() => ask(listProducts, { query: { limit: 7 } }, late))).toBe(0);
});

test("many who ask at once are answered from one reading, and who has the answer already gets none", async () => {
  const query = { limit: 9 };
  // Of one seller, whose goods are delivered here as is known already.
  const { sellerId } = await aProduct(here);
  for (let at = 0; at < 3; at += 1) await aProduct(here, { sellerId });
  await expect
    .poll(async () => (await ask(listProducts, { query: { limit: 10 } }, buyer)).json().data.products.length)
    .toBeGreaterThan(3);
  await ask(listProducts, { query: { limit: 8 } }, buyer);
  const all = () => Promise.all(Array.from({ length: 20 }, () => ask(listProducts, { query }, buyer)));
  const { result, statements } = await here.statements.during(all);
  expect(statements.length).toBeLessThanOrEqual(2);
  const [first] = result;
  expect(new Set(result.map(({ body }) => body)).size).toBe(1);
  const headers = { "if-none-match": String(first?.headers["etag"]) };
  const again = await ask(listProducts, { query }, buyer, { headers });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const packed = await ask(listProducts, { query }, buyer, { headers: { "accept-encoding": "gzip, br" } });
  expect(packed.headers).toMatchObject({ "content-encoding": "br", etag: first?.headers["etag"] });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first?.body);
  const telugu = await ask(listProducts, { query }, buyer, {
    headers: { ...headers, "accept-language": "te" },
  });
  expect(telugu.statusCode).toBe(200);
});

test("what is not there is not kept", async () => {
  const missing = () => ask(viewProduct, { params: { level3Id: 999_999 } }, buyer);
  expect([(await missing()).statusCode, (await missing()).statusCode]).toEqual([404, 404]);
});

test("a product's page is the same at every moment of a day, so who has it gets none", async () => {
  const { level3Id } = await aProduct(here);
  const first = await ask(viewProduct, { params: { level3Id } }, buyer);
  const { deliveredBy } = first.json().data.skus[0].listings[0];
  expect(deliveredBy).toBe(Date.parse("2026-07-17T00:00:00+05:30"));
  there.clock.advance(3_600_000);
  const again = await ask(viewProduct, { params: { level3Id } }, buyer, {
    at: otherApp,
    headers: { "if-none-match": String(first.headers["etag"]) },
  });
  there.clock.advance(-3_600_000);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
