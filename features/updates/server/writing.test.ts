import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readStream } from "#features/feed/contract";
import { uploadPicture } from "#features/files/contract/files.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { anUpdateBy } from "../builders.ts";
import {
  deleteUpdate,
  editUpdate,
  listScheduled,
  listUpdates,
  readUpdate,
  type UpdateDraft,
  writeUpdate,
} from "../contract/updates.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const minute = 60_000;

const write = (as: string, draft: Partial<UpdateDraft>) =>
  app.call(writeUpdate, { body: draft as UpdateDraft }, { as });
const listOf = async (as: string, show: "all" | "mine" | "saved" = "all") =>
  (await app.call(listUpdates, { query: { show } }, { as })).data.updates;
const inStream = async (as: string) =>
  (await app.call(readStream, { query: {} }, { as })).data.entitiesStream.flatMap(({ update }) =>
    update ? [update.shareId] : [],
  );
const uploaded = async (as: string): Promise<string> =>
  (await app.call(uploadPicture, { picture: await aPhoto(), query: {} }, { as })).data.pictureKey;

describe("writing", () => {
  test("[SOC-001] an update with words, with a photo or with both is kept; one with neither is refused beside its words", async () => {
    const { cookie: as } = await aPerson(app);
    expect((await write(as, { text: "The rain has come." })).status).toBe(201);
    const pictureKeys = [await uploaded(as)];
    const shown = await write(as, { text: "", pictureKeys });
    expect([shown.status, shown.data.pictures]).toEqual([201, pictureKeys]);
    for (const text of ["", "  \n "]) {
      const refused = await write(as, { text });
      expect([refused.status, refused.code, Object.keys(refused.fields ?? {})]).toEqual([
        422,
        "updates/empty",
        ["text"],
      ]);
    }
    expect((await write(as, { text: "x".repeat(2001) })).status).toBe(422);
  });

  test("a photo of somebody else, or one that is used already, cannot be shown", async () => {
    const { cookie: as } = await aPerson(app);
    const { cookie: other } = await aPerson(app);
    const key = await uploaded(other);
    const refused = await write(as, { text: "Mine", pictureKeys: [key] });
    expect([refused.status, refused.code]).toEqual([422, "updates/picture-gone"]);
    expect((await write(other, { text: "Mine", pictureKeys: [key] })).status).toBe(201);
    expect((await write(other, { text: "Again", pictureKeys: [key] })).code).toBe("updates/picture-gone");
  });

  test("the same wish sent twice under one key is one update", async () => {
    const { cookie: as } = await aPerson(app);
    const headers = { "idempotency-key": "updates-once-000001" };
    const body = { text: "Once" };
    const once = await app.call(writeUpdate, { body }, { as, headers });
    const again = await app.call(writeUpdate, { body }, { as, headers });
    expect(again.data.shareId).toBe(once.data.shareId);
    expect(await listOf(as, "mine")).toHaveLength(1);
  });

  test("a person writes twelve updates an hour, and the rest later", async () => {
    const { cookie: as } = await aPerson(app);
    for (let at = 0; at < 12; at += 1) expect((await write(as, { text: `Update ${at}` })).status).toBe(201);
    expect((await write(as, { text: "One more" })).status).toBe(429);
    app.clock.advance(60 * minute);
    expect((await write(as, { text: "One more" })).status).toBe(201);
  });

  test("a product stands under an update with the store's price of the day on which it is read", async () => {
    const { cookie: as } = await aPerson(app);
    const { level3Id } = await aProduct(app, { priceInPaise: 350_00 });
    const { shareId } = await anUpdateBy(app, as, { level3Id });
    const read = await app.call(readUpdate, { params: { shareId } }, { as });
    expect(read.data.product?.priceInPaise).toBe(350_00);
    const refused = await write(as, { text: "Buy this", level3Id: 999_999 });
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual([
      "updates/product-not-found",
      ["level3Id"],
    ]);
  });
});

describe("the list", () => {
  test("[SOC-002] shows author, place, time, words and pictures, the newest first, and goes on by its cursor", async () => {
    const own = await testApp();
    try {
      const { cookie: as } = await aPerson(own, { firstName: "Sammaiah" });
      const key = (await own.call(uploadPicture, { picture: await aPhoto(), query: {} }, { as })).data
        .pictureKey;
      expect((await own.call(listUpdates, { query: {} }, { as })).data).toEqual({
        updates: [],
        nextAfter: null,
      });
      for (const text of ["One", "Two", "Three"]) {
        await anUpdateBy(own, as, { text, ...(text === "Three" && { pictureKeys: [key] }) });
        own.clock.advance(minute);
      }
      const { data } = await own.call(listUpdates, { query: { limit: 2 } }, { as });
      expect(data.updates.map(({ text }) => text)).toEqual(["Three", "Two"]);
      expect(data.updates[0]).toMatchObject({
        author: {
          name: { en: "Sammaiah", te: null },
          role: "farmer",
          village: { en: "Hanamkonda", te: null },
          district: "Hanumakonda",
        },
        pictures: [key],
        publishedAt: own.clock.now().getTime() - minute,
      });
      const rest = { query: { limit: 2, after: data.nextAfter ?? "" } };
      const next = await own.call(listUpdates, rest, { as });
      expect(next.data).toMatchObject({ updates: [{ text: "One" }], nextAfter: null });
    } finally {
      await own.close();
    }
  });

  test("a seller is named by his business and its town, an agent as one", async () => {
    const agent = await aPerson(app, { roles: ["agent"] });
    const person = await aPerson(app);
    const { name } = await aSeller(app, { profileId: person.profileId });
    expect((await anUpdateBy(app, agent.cookie)).author.role).toBe("agent");
    expect((await anUpdateBy(app, person.cookie)).author).toMatchObject({
      name,
      role: "seller",
      village: { en: "Warangal", te: "వరంగల్" },
    });
  });

  test("an update stands in the home stream once, as it reads now, until it is deleted", async () => {
    const { cookie: as } = await aPerson(app);
    const { cookie: reader } = await aPerson(app);
    const { shareId } = await anUpdateBy(app, as, { text: "Before" });
    const body = { text: "After" } as UpdateDraft;
    await app.call(editUpdate, { params: { shareId }, body }, { as });
    const { data } = await app.call(readStream, { query: {} }, { as: reader });
    const items = data.entitiesStream.filter(({ update }) => update?.shareId === shareId);
    expect(items.map(({ event, update }) => [event, update?.text])).toEqual([["SHARE_UPDATE", "After"]]);
    await app.call(deleteUpdate, { params: { shareId } }, { as });
    expect(await inStream(reader)).not.toContain(shareId);
  });
});

describe("changing", () => {
  test("[SOC-004] only the author edits and deletes an update; for others it is as if it were not there", async () => {
    const { cookie: as } = await aPerson(app);
    const { cookie: other } = await aPerson(app);
    const { shareId } = await anUpdateBy(app, as);
    const params = { shareId };
    const body = { text: "Changed" } as UpdateDraft;
    expect((await app.call(editUpdate, { params, body }, { as: other })).code).toBe("updates/not-found");
    expect((await app.call(deleteUpdate, { params }, { as: other })).code).toBe("updates/not-found");
    const edited = await app.call(editUpdate, { params, body }, { as });
    expect([edited.data.text, edited.data.editedAt]).toEqual(["Changed", app.clock.now().getTime()]);
    expect((await app.call(deleteUpdate, { params }, { as })).status).toBe(200);
    expect((await app.call(deleteUpdate, { params }, { as })).status).toBe(404);
    expect((await app.call(readUpdate, { params }, { as })).status).toBe(404);
  });

  test("the words before each edit are kept, oldest first", async () => {
    const { cookie: as } = await aPerson(app);
    const { shareId } = await anUpdateBy(app, as, { text: "First" });
    for (const text of ["Second", "Second", "Third"])
      await app.call(editUpdate, { params: { shareId }, body: { text } as UpdateDraft }, { as });
    const kept = await app.platform.database
      .selectFrom("update_versions")
      .innerJoin("updates", "updates.id", "update_versions.update_id")
      .select("update_versions.body")
      .where("updates.share_id", "=", shareId)
      .orderBy("update_versions.id")
      .execute();
    expect(kept.map(({ body }) => body)).toEqual(["First", "Second"]);
  });

  test("a photo that an edit leaves out, and those of a deleted update, are given up", async () => {
    const { cookie: as } = await aPerson(app);
    const [one, two] = [await uploaded(as), await uploaded(as)];
    const { shareId } = await anUpdateBy(app, as, { pictureKeys: [one, two] });
    const usedBy = async (key: string) =>
      (
        await app.platform.database
          .selectFrom("files")
          .select("used_by")
          .where("file_key", "=", key)
          .executeTakeFirst()
      )?.used_by;
    const body = { text: "One photo", pictureKeys: [two] } as unknown as UpdateDraft;
    expect((await app.call(editUpdate, { params: { shareId }, body }, { as })).data.pictures).toEqual([two]);
    expect([await usedBy(one), await usedBy(two)]).toEqual([null, "updates/update"]);
    await app.call(deleteUpdate, { params: { shareId } }, { as });
    expect(await usedBy(two)).toBeNull();
  });
});

describe("waiting for a time", () => {
  const later = () => app.clock.now().getTime() + 10 * minute;

  test("[SOC-007] an update with a time to come is listed as scheduled, can be changed and cancelled; a time in the past is refused", async () => {
    const { cookie: as } = await aPerson(app);
    for (const goesOutAt of [app.clock.now().getTime(), app.clock.now().getTime() - minute]) {
      const refused = await write(as, { text: "Too late", goesOutAt });
      expect([refused.status, refused.code, Object.keys(refused.fields ?? {})]).toEqual([
        422,
        "updates/in-the-past",
        ["goesOutAt"],
      ]);
    }
    const { shareId } = await anUpdateBy(app, as, { text: "Spray on Friday", goesOutAt: later() });
    const scheduled = async () => (await app.call(listScheduled, {}, { as })).data.updates;
    expect(await scheduled()).toMatchObject([{ shareId, isWaiting: true, publishedAt: later() }]);
    const goesOutAt = later() + minute;
    const body = { text: "Spray on Saturday", goesOutAt } as UpdateDraft;
    await app.call(editUpdate, { params: { shareId }, body }, { as });
    expect(await scheduled()).toMatchObject([
      { text: "Spray on Saturday", publishedAt: goesOutAt, editedAt: null },
    ]);
    const past = { text: "Spray", goesOutAt: 1 } as UpdateDraft;
    expect((await app.call(editUpdate, { params: { shareId }, body: past }, { as })).code).toBe(
      "updates/in-the-past",
    );
    await app.call(deleteUpdate, { params: { shareId } }, { as });
    expect(await scheduled()).toEqual([]);
    app.clock.advance(20 * minute);
    await runJob(app, "updates/publish-scheduled");
    expect(await inStream(as)).not.toContain(shareId);
  });

  test("until its time only its author sees a scheduled update; then the job lets it out once", async () => {
    const { cookie: as } = await aPerson(app);
    const { cookie: other } = await aPerson(app);
    const { shareId } = await anUpdateBy(app, as, { goesOutAt: later() });
    const params = { shareId };
    await runJob(app, "updates/publish-scheduled");
    expect((await app.call(readUpdate, { params }, { as: other })).status).toBe(404);
    expect((await app.call(readUpdate, { params }, { as })).status).toBe(200);
    expect((await listOf(other)).map((one) => one.shareId)).not.toContain(shareId);
    app.clock.advance(10 * minute);
    await Promise.all([1, 2, 3].map(() => runJob(app, "updates/publish-scheduled")));
    await runJob(app, "updates/publish-scheduled");
    const read = await app.call(readUpdate, { params }, { as: other });
    expect(read.data).toMatchObject({ isWaiting: false, publishedAt: app.clock.now().getTime() });
    expect((await inStream(other)).filter((each) => each === shareId)).toHaveLength(1);
    expect((await app.call(listScheduled, {}, { as })).data.updates).toEqual([]);
  });

  test("a scheduled update whose author takes the time away goes out at once", async () => {
    const { cookie: as } = await aPerson(app);
    const { shareId } = await anUpdateBy(app, as, { goesOutAt: later() });
    const body = { text: "Now", goesOutAt: null } as unknown as UpdateDraft;
    const { data } = await app.call(editUpdate, { params: { shareId }, body }, { as });
    expect([data.isWaiting, data.publishedAt]).toEqual([false, app.clock.now().getTime()]);
    expect(await inStream(as)).toContain(shareId);
  });
});
