import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { aVoice, aVoiceKey } from "#testing/files/voices.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { uploadPicture } from "../../contract/files.ts";
import { readVoice, uploadVoice } from "../../contract/voices.ts";
import { claimPicture, type UseOfFiles } from "../claim-picture.ts";
import { keptFiles } from "../kept-files.ts";
import { claimVoice } from "./claim-voice.ts";
import { addPublicVoices } from "./public-voices.ts";
import { recordingOf } from "./recording.ts";

let app: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  app = await testApp();
  owner = await aPerson(app);
});
afterAll(() => app.close());

const sending = (voice: Uint8Array) => app.call(uploadVoice, { voice, query: {} }, { as: owner.cookie });
const heard = (name: string, as: string, range?: string) =>
  app.app.inject(requestOf(readVoice, { params: { name } }, { as, headers: range ? { range } : {} }));

const text = (letters: string): number[] => [...Buffer.from(letters, "latin1")];
const number = (value: number, bytes = 4): number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
const box = (kind: string, ...content: readonly number[][]): number[] => [
  ...number(8 + content.flat().length),
  ...text(kind),
  ...content.flat(),
];
const page = (serial: number, position: number, content: readonly number[]): number[] => [
  ...[...text("OggS"), 0, 0, ...number(position).toReversed(), ...number(0)],
  ...[...number(serial).toReversed(), ...number(0), ...number(0), 1, content.length, ...content],
];
const head = [...text("OpusHead"), 1, 1, 0x38, 0x01, ...number(48_000), 0, 0, 0];

/** As Safari records: the whole says no length, its fragments do. */
const track = (kind: string) =>
  box(
    "trak",
    box(
      "mdia",
      box("mdhd", number(0), number(0), number(0), number(48_000), number(0)),
      box("hdlr", number(0), number(0), text(kind)),
      box("minf", box("stbl", box("stsd", number(0), number(1), number(36), text("mp4a")))),
    ),
  );
const fragment = box(
  "moof",
  box("traf", box("tfhd", number(8), number(1), number(1024)), box("trun", number(0), number(94))),
);
const mp4 = (...tracks: readonly number[][]) => mp4With(fragment, ...tracks);
const mp4With = (fragments: readonly number[], ...tracks: readonly number[][]) =>
  Uint8Array.from([...box("ftyp", text("iso5")), ...box("moov", ...tracks), ...fragments, ...box("mdat")]);
/** Says that it holds two lengths of samples, and holds so many. */
const runOf = (...lengths: readonly number[]) =>
  box("moof", box("traf", box("trun", number(0x100), number(2), ...lengths.map((each) => number(each)))));
const ogg = (...pages: readonly number[][]) => Uint8Array.from(pages.flat());

test("a recording is known by its bytes, in each container that browsers record, with its length", () => {
  expect(recordingOf(aVoice({ seconds: 5 }))).toEqual({ format: "webm", seconds: 5 });
  expect(recordingOf(ogg(page(7, 0, head), page(7, 144_312, [1, 2, 3])))).toEqual({
    ...{ format: "ogg", seconds: 3 },
  });
  expect(recordingOf(mp4(track("soun")))).toEqual({ format: "m4a", seconds: 2 });
  expect(recordingOf(mp4With(runOf(48_000, 96_000), track("soun")))).toEqual({ format: "m4a", seconds: 3 });
});

test.each([
  ["a picture", async () => aPhoto()],
  ["a film", () => aVoice({ trackType: 1 })],
  ["another codec", () => aVoice({ codec: "A_VORBIS" })],
  ["sound that is cut off", () => aVoice().subarray(0, -2)],
  ["a recording that is a page too", () => aVoice({ hidden: "<script>alert(1)</script>" })],
  ["two streams in one file", () => ogg(page(7, 0, head), page(8, 9600, [1]))],
  ["a film with sound", () => mp4(track("soun"), track("vide"))],
  // Many such runs in one file would each be read to the end of the file.
  ["a run of samples that goes on behind its box", () => mp4With(runOf(48_000), track("soun"))],
  ["nothing", () => Uint8Array.from([0])],
])("%s is refused as a recording, whatever its content type says", async (_, make) => {
  const { status, code, fields } = await sending(await make());
  expect([status, code, fields?.["voice"] !== undefined]).toEqual([422, "files/not-a-recording", true]);
});

test("a recording of more than two minutes is refused, one of more than a megabyte before it is read", async () => {
  expect((await sending(aVoice({ seconds: 121 }))).status).toBe(201);
  expect(await sending(aVoice({ seconds: 125 }))).toMatchObject({
    status: 422,
    code: "files/recording-too-long",
  });
  const large = await sending(new Uint8Array(1_000_001));
  expect([large.status, large.code]).toEqual([413, "platform/voice-too-large"]);
  const asText = requestOf(uploadVoice, { voice: aVoice(), query: {} }, { as: owner.cookie });
  const headers = { ...asText.headers, "content-type": "text/html" };
  expect((await app.app.inject({ ...asText, headers })).statusCode).toBe(415);
});

test("players get it under its own type, whole or in parts, and nothing that runs", async () => {
  const { data } = await sending(aVoice());
  const whole = await heard(data.name, owner.cookie);
  expect(data.name).toBe(`${data.voiceKey}-2.webm`);
  expect([whole.statusCode, Buffer.compare(whole.rawPayload, aVoice())]).toEqual([200, 0]);
  expect(whole.headers).toMatchObject({
    ...{ "content-type": "audio/webm", "accept-ranges": "bytes", "x-content-type-options": "nosniff" },
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const { length } = aVoice();
  for (const [range, status, given] of [
    ["bytes=0-1", 206, `bytes 0-1/${length}`],
    ["bytes=10-", 206, `bytes 10-${length - 1}/${length}`],
    ["bytes=-4", 206, `bytes ${length - 4}-${length - 1}/${length}`],
    ["bytes=0-99999", 206, `bytes 0-${length - 1}/${length}`],
    [`bytes=${length}-`, 416, `bytes */${length}`],
    ["bytes=0-1,4-5", 200, undefined],
  ] as const) {
    const part = await heard(data.name, owner.cookie, range);
    expect([range, part.statusCode, part.headers["content-range"]]).toEqual([range, status, given]);
  }
});

test("guests get it with nothing that runs, and no cache keeps what may be hidden a moment later", async () => {
  const { data } = await sending(aVoice());
  const http = Fastify();
  addPublicVoices(http, app.platform, { below: "/guests", isShown: async (of) => of === "shown" });
  const { statusCode, headers } = await http.inject(`/guests/shown-${data.name}`);
  expect([statusCode, headers]).toMatchObject([
    200,
    {
      ...{ "content-type": "audio/webm", "cache-control": "private, no-cache" },
      ...{ "content-disposition": "inline", "content-security-policy": "default-src 'none'; sandbox" },
    },
  ]);
  expect((await http.inject(`/guests/other-${data.name}`)).statusCode).toBe(404);
});

test("a private one is heard by its owner and those who are named, and is used once, as a voice note only", async () => {
  const [named, stranger] = [await aPerson(app), await aPerson(app)];
  const voiceKey = await aVoiceKey(app, owner.cookie, "private");
  const use: UseOfFiles = {
    ...({ ownerProfileId: owner.profileId, audience: "private", usedBy: "test/voice" } as const),
    readers: { profileIds: [named.profileId] },
  };
  const claim = () =>
    inTransaction(app.platform, (transaction) => claimVoice(transaction, { ...use, voiceKey }));
  const asPicture = inTransaction(app.platform, (transaction) =>
    claimPicture(transaction, { ...use, pictureKey: voiceKey }),
  );
  expect(await asPicture).toBeNull();
  expect([await claim(), await claim()]).toEqual([`${voiceKey}-2.webm`, undefined]);
  const statusFor = async ({ cookie }: TestPerson) => (await heard(`${voiceKey}-2.webm`, cookie)).statusCode;
  expect([await statusFor(owner), await statusFor(named), await statusFor(stranger)]).toEqual([
    200, 200, 404,
  ]);
  const picture = await app.call(uploadPicture, { picture: await aPhoto(), query: {} }, { as: owner.cookie });
  expect((await heard(`${picture.data.pictureKey}-2.webm`, owner.cookie)).statusCode).toBe(404);
});

test("[R46] a person's copy holds the voice notes, and an erasure removes them and gives the room back", async () => {
  const leaving = await aPerson(app);
  const voiceKey = await aVoiceKey(app, leaving.cookie);
  const names = [];
  for await (const { name } of keptFiles.read(app.platform, leaving.profileId)) names.push(name);
  expect(names).toEqual([`voices/${voiceKey}.webm`]);
  await keptFiles.erase(app.platform, leaving.profileId);
  expect(await app.platform.storage.get(`${voiceKey}.webm`)).toBeNull();
  const usage = await app.platform.database
    .selectFrom("file_usage")
    .select(["files", "stored_bytes"])
    .where("profile_id", "=", leaving.profileId)
    .executeTakeFirst();
  expect(usage).toEqual({ files: 0, stored_bytes: 0 });
});
