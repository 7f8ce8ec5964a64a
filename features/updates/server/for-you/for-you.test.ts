import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#engine/contract/language.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { listCropTable, withdrawCrop } from "#features/catalogue/contract/crops.ts";
import { follows } from "#features/people/builders.ts";
import { blockPerson } from "#features/people/contract.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { aCommentBy, anUpdateBy } from "../../builders.ts";
import { deleteComment } from "../../contract/comments.ts";
import { chooseReading, readReading, tellSeen } from "../../contract/reading.ts";
import { deleteUpdate, editUpdate, listUpdates, markUpdate } from "../../contract/updates.ts";
import { hideUpdate } from "../reports/hide-words.ts";

let app: TestApp;
let reader: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "posts, hour": 1000, "updates/write-update": 1000 } });
  reader = await aPerson(app, { location: placeOf("Khanapur", "Warangal") });
});
afterAll(() => app.close());

function placeOf(locality: string, adminLevel2: string) {
  return {
    ...{ locality, adminLevel2, adminLevel1: "Telangana", countryName: "India" },
    ...{ postalCode: "506002", latitude: 18.0123, longitude: 79.5642 },
  };
}
const far = placeOf("Kodad", "Suryapet");
const someone = (firstName = "Ramulu") => aPerson(app, { firstName, location: far });

/** A part of the list "For you", as words and reasons. */
async function listed({ cookie: as }: TestPerson, query: { after?: string; limit?: number } = {}) {
  const { data } = await app.call(listUpdates, { query: { show: "for-you", ...query } }, { as });
  return data;
}
async function reasonOf(person: TestPerson, shareId: string): Promise<string | undefined> {
  const { updates } = await listed(person, { limit: 50 });
  const { kind, crop } = updates.find((one) => one.shareId === shareId)?.reason ?? {};
  return crop ? `${kind} ${crop}` : kind;
}
const mark = (by: TestPerson, shareId: string, kind: "useful" | "hidden", isSet = true) =>
  app.call(markUpdate, { params: { shareId, kind }, body: { isSet } }, { as: by.cookie });
const rankOf = (shareId: string) =>
  app.platform.database
    .selectFrom("update_ranks as rank")
    .innerJoin("updates as one", "one.id", "rank.update_id")
    .select(["useful_count as useful", "talker_count as talkers", "seen_count as seen", "hot"])
    .where("share_id", "=", shareId)
    .executeTakeFirst();

describe("the choice", () => {
  test("[SOC-002] until a reader chooses he reads the newest first; his order and his crops are remembered for him alone", async () => {
    const { cookie: as } = await someone();
    const read = async () => (await app.call(readReading, {}, { as })).data;
    expect(await read()).toEqual({ sort: "newest", crops: [] });
    await app.call(chooseReading, { body: { sort: "for-you" } }, { as });
    await app.call(chooseReading, { body: { crops: ["chilli", "chilli"] } }, { as });
    expect(await read()).toEqual({ sort: "for-you", crops: ["chilli"] });
    expect((await app.call(readReading, {}, { as: reader.cookie })).data.sort).toBe("newest");
    const tooMany = ["chilli", "paddy", "cotton", "maize", "okra", "onion"];
    expect((await app.call(chooseReading, { body: { crops: tooMany } }, { as })).status).toBe(422);
    const unknown = await app.call(chooseReading, { body: { crops: ["moonflower"] } }, { as });
    expect([unknown.status, unknown.code]).toEqual([422, "updates/crop-not-offered"]);
  });

  test("a crop that the admin has withdrawn since stays with those who chose it, and nobody else can choose it", async () => {
    const admin = await aPerson(app, { roles: ["platform-admin"] });
    const [before, after] = [await someone(), await someone()];
    const choose = async ({ cookie: as }: TestPerson, crops: string[]) => {
      const { status, data, code } = await app.call(chooseReading, { body: { crops } }, { as });
      return status === 200 ? data.crops : code;
    };
    expect(await choose(before, ["sesame"])).toEqual(["sesame"]);
    const { crops } = (await app.call(listCropTable, {}, { as: admin.cookie })).data;
    const revision = crops.find(({ slug }) => slug === "sesame")?.revision ?? 0;
    const withdrawal = { params: { slug: "sesame" }, body: { isWithdrawn: true, revision } };
    expect((await app.call(withdrawCrop, withdrawal, { as: admin.cookie })).status).toBe(200);
    expect(await choose(before, ["sesame", "okra"])).toEqual(["sesame", "okra"]);
    expect(await choose(after, ["okra", "sesame"])).toBe("updates/crop-not-offered");
  });
});

describe("why an update is listed", () => {
  test("[SOC-002] each says its strongest reason, and of the newest none says any", async () => {
    const neighbour = await aPerson(app, { location: placeOf("khanapur", "Warangal") });
    const [followed, grower, stranger] = [await someone("Lakshmi"), await someone(), await someone()];
    await follows(app, reader, followed);
    await app.call(chooseReading, { body: { crops: ["cotton", "chilli"] } }, { as: reader.cookie });
    const of = async (by: TestPerson, draft = {}) => (await anUpdateBy(app, by.cookie, draft)).shareId;
    const nearby = await of(neighbour, { crops: ["chilli"] });
    const told = await of(followed);
    const chilli = await of(grower, { crops: ["maize", "chilli"] });
    const telugu = await of(stranger, { text: "మిరప పూసింది" });
    const own = await of(reader);
    expect(
      await Promise.all([nearby, told, chilli, own].map((shareId) => reasonOf(reader, shareId))),
    ).toEqual(["village", "followed", "crop chilli", "own"]);
    expect(["everyone", "new"]).toContain(await reasonOf(reader, telugu));
    const { data } = await app.call(listUpdates, { query: { limit: 50 } }, { as: reader.cookie });
    expect(data.updates.every(({ reason }) => reason === null)).toBe(true);
  });

  test("the language of a reader is the one he reads Santha in now, whatever he had when he joined", async () => {
    const viewer = await aPerson(app, { location: placeOf("Bhongir", "Yadadri") });
    const writer = await someone();
    const { shareId } = await anUpdateBy(app, writer.cookie, { text: "వాన బాగా పడింది" });
    const reasonIn = async (language: Language) => {
      const { data } = await app.call(
        listUpdates,
        { query: { show: "for-you", limit: 50 } },
        { as: viewer.cookie, headers: { "accept-language": language } },
      );
      return data.updates.find((one) => one.shareId === shareId)?.reason?.kind;
    };
    expect(await reasonIn("te")).toBe("language");
    expect(await reasonIn("en")).not.toBe("language");
  });

  test("an edit changes what an update is about, from the same moment", async () => {
    const grower = await someone();
    const { shareId } = await anUpdateBy(app, grower.cookie, { crops: ["chilli"] });
    const text = "Now it is maize.";
    const body = { text, pictureKeys: [], voiceKey: null, crops: ["maize"], level3Id: null, goesOutAt: null };
    await app.call(editUpdate, { params: { shareId }, body }, { as: grower.cookie });
    expect(await reasonOf(reader, shareId)).not.toBe("crop chilli");
    await app.call(chooseReading, { body: { crops: ["maize"] } }, { as: reader.cookie });
    expect(await reasonOf(reader, shareId)).toBe("crop maize");
  });
});

describe("engagement", () => {
  test("each other person counts once, whether he finds it useful or talks however often; taken back it counts no more", async () => {
    const [author, one, other] = [await someone(), await someone(), await someone()];
    const { shareId } = await anUpdateBy(app, author.cookie);
    const before = (await rankOf(shareId))?.hot ?? Number.NaN;
    for (const each of [author, one, other, one]) await mark(each, shareId, "useful");
    await aCommentBy(app, author.cookie, { shareId });
    const said = [1, 2].map(() => aCommentBy(app, one.cookie, { shareId }));
    const [first = 0, second = 0] = [await said[0], await said[1]];
    expect(await rankOf(shareId)).toMatchObject({ useful: 2, talkers: 1 });
    expect((await rankOf(shareId))?.hot).toBeCloseTo(before + Math.log10(4), 6);
    const remove = (commentId: number) =>
      app.call(deleteComment, { params: { commentId } }, { as: one.cookie });
    await remove(first);
    expect(await rankOf(shareId)).toMatchObject({ talkers: 1 });
    await remove(second);
    await mark(other, shareId, "useful", false);
    await mark(other, shareId, "useful", false);
    expect(await rankOf(shareId)).toMatchObject({ useful: 1, talkers: 0 });
  });

  test("an update that was deleted or hidden by support is in no list and has no rank; shown again it has what it had", async () => {
    const [author, one] = [await someone(), await someone()];
    const { shareId } = await anUpdateBy(app, author.cookie, { text: "Mother of all rogues" });
    await mark(one, shareId, "useful");
    const { id } = await app.platform.database
      .selectFrom("updates")
      .select("id")
      .where("share_id", "=", shareId)
      .executeTakeFirstOrThrow();
    const decide = (isHidden: boolean) =>
      inTransaction(app.platform, (transaction) => {
        const decided = { kind: "update", key: String(id), isHidden, isChanged: true };
        return hideUpdate.run(app.platform, transaction, decided);
      });
    await decide(true);
    expect([await rankOf(shareId), await reasonOf(reader, shareId)]).toEqual([undefined, undefined]);
    await decide(false);
    expect(await rankOf(shareId)).toMatchObject({ useful: 1 });
    await app.call(deleteUpdate, { params: { shareId } }, { as: author.cookie });
    expect(await rankOf(shareId)).toBeUndefined();
  });
});

describe("what is shown", () => {
  test("what the reader hides, what is scheduled, and people apart from him in either direction stand in neither order", async () => {
    const [blocked, blocking, hiding] = [await someone(), await someone(), await someone()];
    const viewer = await someone();
    const block = (by: TestPerson, { profileKey }: TestPerson) =>
      app.call(blockPerson, { params: { profileKey } }, { as: by.cookie });
    const shareIds: string[] = [];
    for (const { cookie } of [blocked, blocking, hiding])
      shareIds.push((await anUpdateBy(app, cookie)).shareId);
    const later = app.clock.now().getTime() + 3_600_000;
    shareIds.push((await anUpdateBy(app, viewer.cookie, { goesOutAt: later })).shareId);
    const found = async () => {
      const { data } = await app.call(listUpdates, { query: { limit: 50 } }, { as: viewer.cookie });
      return [await listed(viewer, { limit: 50 }), data].map(
        ({ updates }) => updates.filter(({ shareId }) => shareIds.includes(shareId)).length,
      );
    };
    expect(await found()).toEqual([3, 3]);
    const first = await listed(viewer, { limit: 1 });
    await block(viewer, blocked);
    await block(blocking, viewer);
    await mark(viewer, shareIds[2] ?? "", "hidden");
    expect(await found()).toEqual([0, 0]);
    const rest = await listed(viewer, { after: first.nextAfter ?? "", limit: 50 });
    expect(rest.updates.filter(({ shareId }) => shareIds.includes(shareId))).toEqual([]);
  });
});

describe("reading on", () => {
  test("[SOC-002] Load more goes on in the list as it was made: what is written, liked and seen meanwhile repeats and moves nothing", async () => {
    const viewer = await someone();
    const writers = [await someone(), await someone(), await someone()];
    for (let at = 0; at < 12; at += 1) await anUpdateBy(app, writers[at % 3]?.cookie ?? "");
    const whole = (await listed(viewer, { limit: 50 })).updates.map(({ shareId }) => shareId);
    const first = await listed(viewer, { limit: 5 });
    const read = first.updates.map(({ shareId }) => shareId);
    let after = first.nextAfter;
    while (after !== null) {
      const { shareId } = await anUpdateBy(app, writers[0]?.cookie ?? "");
      await mark(writers[1] ?? viewer, whole.at(-1) ?? shareId, "useful");
      await app.call(tellSeen, { body: { shareIds: read.slice(0, 5) } }, { as: viewer.cookie });
      const part = await listed(viewer, { after, limit: 5 });
      read.push(...part.updates.map((one) => one.shareId));
      after = part.nextAfter;
    }
    expect(read).toEqual(whole);
  });
});

describe("what was seen", () => {
  const told = async ({ cookie: as }: TestPerson, ...shareIds: string[]) =>
    (await app.call(tellSeen, { body: { shareIds } }, { as })).data.told;

  test("is counted once for each person and never for the author, and comes later in his next list", async () => {
    const viewer = await someone();
    const [author, other] = [await someone(), await someone()];
    const { shareId } = await anUpdateBy(app, author.cookie);
    const { shareId: second } = await anUpdateBy(app, other.cookie);
    expect([await told(viewer, shareId), await told(viewer, shareId), await told(author, shareId)]).toEqual([
      1, 1, 0,
    ]);
    await Promise.all([1, 2, 3].map(() => told(reader, shareId, second)));
    expect((await rankOf(shareId))?.seen).toBeLessThanOrEqual(4);
    expect((await rankOf(shareId))?.seen).toBeGreaterThanOrEqual(1);
    const order = (await listed(viewer, { limit: 50 })).updates.map((one) => one.shareId);
    expect(order.indexOf(shareId)).toBeGreaterThan(order.indexOf(second));
  });

  test("three hundred are kept of a person, the latest", async () => {
    const viewer = await someone();
    const author = await someone();
    const { shareId } = await anUpdateBy(app, author.cookie);
    const { database } = app.platform;
    await database
      .insertInto("update_readers")
      .values({
        profile_id: viewer.profileId,
        seen_ids: Array.from({ length: 300 }, (_, at) => 900_000 + at),
      })
      .execute();
    await told(viewer, shareId);
    await told(viewer, shareId);
    const { seen_ids: seen } = await database
      .selectFrom("update_readers")
      .select("seen_ids")
      .where("profile_id", "=", viewer.profileId)
      .executeTakeFirstOrThrow();
    expect([seen.length, seen[1], seen.at(-1)]).toEqual([300, 900_000, 900_298]);
  });

  test("an update is on trial until twenty people have seen it", async () => {
    const author = await someone();
    const { shareId } = await anUpdateBy(app, author.cookie);
    for (let at = 0; at < 21; at += 1) await told(await someone(), shareId);
    expect((await rankOf(shareId))?.seen).toBe(20);
  });
});
