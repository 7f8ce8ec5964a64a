import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadPicture } from "#features/files/contract/files.ts";
import { decided, waitingCases } from "#features/moderation/builders.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { aVoiceKey } from "#testing/files/voices.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { aGroupOf, aMessage } from "../../builders.ts";
import { reportMessage } from "../../contract/groups.ts";

let app: TestApp;
let author: TestPerson;
let reader: TestPerson;
let support: TestPerson;
let chatKey: string;
beforeAll(async () => {
  app = await testApp();
  author = await aPerson(app);
  reader = await aPerson(app);
  support = await aPerson(app, { roles: ["support"] });
  chatKey = await aGroupOf(app, author, [reader]);
});
afterAll(() => app.close());

async function aPictureKey(): Promise<string> {
  const input = { picture: await aPhoto(), query: { audience: "private" as const } };
  return (await app.call(uploadPicture, input, { as: author.cookie })).data.pictureKey;
}
const status = async ({ cookie }: TestPerson, name: string) =>
  (await app.app.inject({ url: `/v2/files/${name}`, headers: { cookie } })).statusCode;
const picture = (who: TestPerson, key: string) => status(who, `pictures/${key}-640.webp`);
const report = (seq: number) =>
  app.call(
    reportMessage,
    { params: { chatKey, seq }, body: { reason: "selling", words: "" } },
    { as: reader.cookie },
  );
const settled = () => app.startWorker().then((worker) => worker.stop());

test("support sees the photos and hears the voice note of a reported message of a group, of no other, and of a kept one no more", async () => {
  const [key, other] = [await aPictureKey(), await aPictureKey()];
  const voiceKey = await aVoiceKey(app, author.cookie, "private");
  const words = "Buy from me";
  const { seq, voice } = await aMessage(app, author.cookie, chatKey, {
    text: words,
    pictureKeys: [key],
    voiceKey,
  });
  await aMessage(app, author.cookie, chatKey, { text: "", pictureKeys: [other] });
  const stranger = await aPerson(app);
  expect(await picture(support, key)).toBe(404);
  expect((await report(seq)).status).toBe(201);
  expect((await waitingCases(app)).find((one) => one.words === words)).toMatchObject({
    pictures: [key],
    voice,
  });
  const seen = [
    picture(support, key),
    status(support, `voices/${voice}`),
    picture(support, other),
    picture(stranger, key),
  ];
  expect(await Promise.all(seen)).toEqual([200, 200, 404, 404]);
  await decided(app, { words, decision: "keep" });
  await settled();
  expect([await picture(support, key), await picture(reader, key)]).toEqual([404, 200]);
});

test("a message of photos alone is reported with them; hidden, support still sees them if its author appeals", async () => {
  const key = await aPictureKey();
  const { seq } = await aMessage(app, author.cookie, chatKey, { text: "", pictureKeys: [key] });
  await report(seq);
  expect((await waitingCases(app))[0]).toMatchObject({ words: "", pictures: [key] });
  await decided(app, { words: "", decision: "hide", reason: "It sells." });
  await settled();
  expect(await picture(support, key)).toBe(200);
});
