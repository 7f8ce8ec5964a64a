import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { answerMessage, closeMessage, listMessages, listOwnMessages, sendMessage } from "../../contract.ts";

let app: TestApp;
let support: string;
beforeAll(async () => {
  app = await testApp();
  support = (await aPerson(app, { firstName: "Latha", roles: ["support"] })).cookie;
});
afterAll(() => app.close());

const write = async (as: string, text: string) =>
  (await app.call(sendMessage, { body: { text } }, { as })).data.messageId;
const answer = (messageId: number, text: string) =>
  app.call(answerMessage, { params: { messageId }, body: { text } }, { as: support });
const close = (messageId: number) => app.call(closeMessage, { params: { messageId } }, { as: support });
const list = async (query: { readonly list?: "closed"; readonly after?: string; readonly limit?: number }) =>
  (await app.call(listMessages, { query: query as never }, { as: support })).data;
const idsOf = ({ messages }: Awaited<ReturnType<typeof list>>) => messages.map(({ messageId }) => messageId);
const own = async (as: string) => (await app.call(listOwnMessages, {}, { as })).data;

it("Support finds open messages with the longest waiting first, page by page, and closed ones with the latest first", async () => {
  const { cookie } = await aPerson(app);
  const ids: number[] = [];
  for (const text of ["one", "two", "three"]) {
    ids.push(await write(cookie, text));
    app.clock.advance(1000);
  }
  const first = await list({ limit: 2 });
  expect(idsOf(first)).toEqual(ids.slice(0, 2));
  expect(idsOf(await list({ limit: 2, after: first.nextAfter ?? "" }))).toEqual(ids.slice(2));
  for (const id of ids) {
    app.clock.advance(1000);
    await close(id);
  }
  expect(idsOf(await list({}))).toEqual([]);
  const latest = await list({ list: "closed", limit: 2 });
  expect(idsOf(latest)).toEqual(ids.toReversed().slice(0, 2));
  expect(idsOf(await list({ list: "closed", limit: 2, after: latest.nextAfter ?? "" }))).toEqual([ids[0]]);
});

it("An answer reaches its writer as news and among the own messages, and nobody else's", async () => {
  const [writer, other] = [await aPerson(app), await aPerson(app)];
  const id = await write(writer.cookie, "Where is my urea?");
  expect((await own(writer.cookie))[0]).toMatchObject({ text: "Where is my urea?", closing: null });
  await answer(id, "It comes tomorrow.");
  expect((await own(writer.cookie))[0]?.closing).toEqual({
    at: app.clock.now().getTime(),
    by: "Latha",
    answer: "It comes tomorrow.",
  });
  expect(await own(other.cookie)).toEqual([]);
  const news = await app.platform.database
    .selectFrom("notifications")
    .select(["profile_id", "leads_to"])
    .where("kind", "=", "SUPPORT_ANSWER")
    .execute();
  expect(news).toEqual([{ profile_id: writer.profileId, leads_to: "/app/home/social/contact-us" }]);
});

it("Of two who close a message at the same moment one is told that it is closed, and its writer has one answer", async () => {
  const { cookie } = await aPerson(app);
  const id = await write(cookie, "Please call me.");
  const both = await Promise.all([answer(id, "Yes."), close(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe("help/closed-already");
});
