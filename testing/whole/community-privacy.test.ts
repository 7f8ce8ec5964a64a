import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { features } from "#engine/server/app.ts";
import { addAddress } from "#features/addresses/contract.ts";
import { aGroupOf, aMessage } from "#features/chats/builders.ts";
import { addContact } from "#features/contacts/contract.ts";
import { saveAccount } from "#features/payouts/contract";
import { follows, views } from "#features/people/builders.ts";
import { updateProfile } from "#features/profiles/contract/profiles.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import { aDelivery, aReply, aReview } from "#features/reviews/builders.ts";
import { aCommentBy, anUpdateBy } from "#features/updates/builders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { anOrder, farmersAddress } from "#testing/shop/shopping.ts";

const secrets = {
  mobile: "8123456780",
  email: "zyxpadma@example.in",
  "pin code": "506999",
  house: "4-12 Zyxstreet",
  "tax number": "36ABCDE1234F1Z5",
  "bank account": "308400001111",
  "point on the map": "18.4321",
  contact: "Zyxcousin",
};

let app: TestApp;
let padma: TestPerson;
let stranger: TestPerson;
let orderIds: readonly string[];
let shareId: string;
let questionId: string;
let productId: number;
let sellerKey: string;
let groupKey: string;

beforeAll(async () => {
  app = await testApp({
    raisedLimits: { "posts, hour": 1000, "questions/ask-question": 1000, "updates/write-update": 1000 },
  });
  stranger = await aPerson(app, { firstName: "Stranger" });
  padma = await aPerson(app, {
    ...{ firstName: "Padma", mobileNo: secrets.mobile, roles: ["agent"] },
    location: {
      ...{ locality: "Khanapur", adminLevel1: "Telangana", adminLevel2: "Warangal", countryName: "India" },
      ...{ postalCode: secrets["pin code"], latitude: 18.4321, longitude: 79.4321 },
    },
  });
  const as = padma.cookie;
  const own = {
    ...{ firstName: "Padma", firstNameTe: null, email: secrets.email, language: "en" as const },
    ...{ businessName: "Padma Stores", gstin: secrets["tax number"] },
  };
  await app.call(updateProfile, { body: own }, { as });
  const address = { ...farmersAddress, addressLine1: secrets.house };
  await app.call(addAddress, { body: address }, { as });
  const account = { kind: "bank", holder: "Padma", ifsc: "SBIN0020159" } as const;
  await app.call(saveAccount, { body: { ...account, accountNumber: secrets["bank account"] } }, { as });
  await app.call(addContact, { body: { name: secrets.contact, mobileNo: "8123456781" } }, { as });
  const { listingId } = await aProduct(app);
  orderIds = (await anOrder(app, { as, lines: [{ listingId, quantity: 1 }] })).orderIds;
  ({ shareId } = await anUpdateBy(app, as, { text: "The chilli of Padma flowers" }));
  await aCommentBy(app, as, { shareId, text: "Padma adds a word" });
  ({ questionId } = await aQuestion(app, { as, title: "Padma asks about thrips" }));
  await anAnswer(app, questionId, { as, words: "Padma answers" });
  const delivery = await aDelivery(app, { buyer: padma });
  ({ productId } = delivery);
  sellerKey = delivery.seller.profileKey;
  const reviewId = await aReview(app, delivery, { words: "Padma likes it" });
  await aReview(app, delivery, { productId: null, stars: 5 });
  await aReply(app, delivery, { reviewId, words: "Thank you, Padma" });
  orderIds = [...orderIds, delivery.orderId];
  groupKey = await aGroupOf(app, padma, [stranger], "Group of Padma");
  await aMessage(app, as, groupKey, { text: "Padma writes in a group" });
  await follows(app, padma, stranger);
  await views(app, padma, stranger);
});
afterAll(() => app.close());

const community = new Set(["people", "updates", "questions", "reviews", "feed", "contacts", "chats"]);

/** What a stranger asks, by the names of the calls; a new call that reads has to be added here. */
const asked: Readonly<Record<string, () => readonly object[]>> = {
  "people/search-people": () => [{ query: { q: "Padma" } }, { query: { q: secrets.mobile } }],
  "people/read-person": () => [{ params: { profileKey: padma.profileKey } }],
  "people/list-network": () => ["followers", "following", "blocked"].map((list) => ({ query: { list } })),
  "people/list-views": () => [{ query: {} }],
  "contacts/list-contacts": () => [{ query: {} }],
  "updates/list-updates": () => [
    { query: {} },
    { query: { by: padma.profileKey } },
    { query: { show: "for-you" } },
  ],
  "updates/read-reading": () => [{}],
  "updates/list-scheduled": () => [{}],
  "updates/read-update": () => [{ params: { shareId } }],
  "updates/read-public-update": () => [{ params: { shareId } }],
  "updates/list-comments": () => [{ params: { shareId }, query: {} }],
  "questions/list-questions": () => [{ query: {} }],
  "questions/find-similar": () => [{ query: { title: "thrips" } }],
  "questions/read-question": () => [{ params: { questionId } }],
  "questions/read-guest-question": () => [{ params: { questionId } }],
  "reviews/read-order": () => orderIds.map((orderId) => ({ params: { orderId } })),
  "reviews/list-product-reviews": () => [{ params: { productId }, query: {} }],
  "reviews/list-seller-reviews": () => [{ params: { profileKey: sellerKey }, query: {} }],
  // Only for sellers, of their own business.
  "reviews/list-received": () => [],
  "chats/list-chats": () => [{ query: {} }],
  "chats/read-chat": () => [{ params: { chatKey: groupKey }, query: {} }],
  "chats/read-group": () => [{ params: { chatKey: groupKey } }],
  // Only for support.
  "chats/list-support-chats": () => [],
  "chats/read-customer": () => [],
  "feed/read-stream": () => [{ query: { limit: 50 } }],
  "feed/read-item": () => [],
  "feed/count-news": () => [{ query: { since: 0 } }],
  "feed/read-share": () => [{ query: { level3Id: 1 } }],
};
const endpoints = features
  .filter(({ name }) => community.has(name))
  .flatMap(({ routes }) => routes.map(({ endpoint }): Endpoint => endpoint))
  .filter(({ method }) => method === "GET");

/** Names of fields that say something private of a person, however deep they lie. */
const privateName =
  /mobile|phone|e-?mail|address|postal|pin_?code|latitude|longitude|gstin|\bpan\b|account|order|earning|margin|birth|lastseen|password|profileId$/i;

/** The paths of all fields that say something. */
function fieldsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const said = Object.entries(value).filter(([, part]) => part !== null);
  return said.flatMap(([name, part]) => [
    `${path}.${name}`,
    ...fieldsOf(part, `${path}.${Array.isArray(value) ? "" : name}`),
  ]);
}

function expectNothingPrivate(said: string): void {
  for (const [what, secret] of Object.entries(secrets))
    expect([what, said.includes(secret)]).toEqual([what, false]);
  for (const orderId of orderIds) expect(said).not.toContain(orderId);
}

/** Private fields of what a call answers to a stranger, and to a guest where guests may ask. */
async function privateFields(endpoint: Endpoint, input: object): Promise<string[]> {
  const isOpen = endpoint.permission === "anyone";
  const asGuest = await app.call(endpoint, input as never);
  expect([endpoint.name, asGuest.status]).toEqual([endpoint.name, isOpen ? 200 : 401]);
  const asStranger = await app.call(endpoint, input as never, { as: stranger.cookie });
  expect([endpoint.name, asStranger.status]).toEqual([endpoint.name, 200]);
  expectNothingPrivate(JSON.stringify([asGuest, asStranger]));
  // Products beside words have prices of their own, and a product's margin is the viewer's.
  return [asGuest.data, asStranger.data]
    .flatMap((data) => fieldsOf(data))
    .filter((path) => privateName.test(path.split(".").at(-1) ?? "") && !/product|cards/i.test(path))
    .map((path) => endpoint.name + path);
}

describe("[PROF-003] a stranger learns nothing private of a person", () => {
  test("each call of the community that reads is walked here", () => {
    expect(Object.keys(asked).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  test("from any field of any answer of the community, signed in or out", async () => {
    const found: string[] = [];
    for (const endpoint of endpoints)
      for (const input of asked[endpoint.name]?.() ?? [])
        found.push(...(await privateFields(endpoint, input)));
    expect([...new Set(found)]).toEqual([]);
  });

  test("from the public pages, which name the person and the district only", async () => {
    for (const url of [`/public/social/updates/${shareId}`, `/public/social/qa/${questionId}`]) {
      const { statusCode, body } = await app.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(body).toContain("Padma");
      expectNothingPrivate(body);
      for (const known of [padma.profileKey, "Khanapur", "Hanamkonda"]) expect(body).not.toContain(known);
    }
  });

  test("[R45] from words that were written to be run: public pages have the same tags and attributes as with harmless words", async () => {
    const as = padma.cookie;
    const pagesWith = async (words: string): Promise<string[]> => {
      const update = await anUpdateBy(app, as, { text: words });
      const question = await aQuestion(app, { as, title: words, words });
      await anAnswer(app, question.questionId, { as, words });
      const pages = [];
      for (const path of [`updates/${update.shareId}`, `qa/${question.questionId}`]) {
        const { body, headers } = await app.app.inject({ url: `/public/social/${path}` });
        expect(String(headers["content-security-policy"])).not.toContain("unsafe-inline");
        pages.push(body);
      }
      return pages;
    };
    const harmless = (await pagesWith("The chilli flowers")).map(skeletonOf);
    for (const words of written) {
      const pages = await pagesWith(words);
      expect([words, pages.map(skeletonOf)]).toEqual([words, harmless]);
      for (const page of pages) expect(page).not.toContain(words);
    }
  });
});

/** Words that a page which does not escape them would run, or that break out of where they stand. */
const written = [
  "<script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '"><iframe srcdoc="<script>alert(1)</script>">',
  "' autofocus onfocus='alert(1)",
  '" style="background:url(javascript:alert(1))',
  "</script><script>alert(1)//",
  "<!--<img src='--><img src=x onerror=alert(1)//'>",
  "<a href='javascript:alert(1)'>chilli</a>",
  "<meta http-equiv=refresh content=0;url=//example.com>",
  "<base href=//example.com> <form action=//example.com>",
];

/** The tags of a page with the names of their attributes, without any value. */
function skeletonOf(page: string): string[] {
  return [
    ...page.matchAll(/<!--|<\/?[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*"|='[^']*'|=[^\s>]*)?)*\s*\/?>/gi),
  ].map(([tag]) => tag.replace(/="[^"]*"|='[^']*'|=[^\s>]*/g, ""));
}
