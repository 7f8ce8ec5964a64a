import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { type Audience, readPicture, uploadPicture } from "../contract/files.ts";
import { claimPicture, type PictureUse, releasePictures } from "./claim-picture.ts";
import { deleteUnusedFiles } from "./delete-unused.ts";
import { oneAtATime } from "./one-at-a-time.ts";

let app: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  app = await testApp();
  owner = await aPerson(app);
});
afterAll(() => app.close());

async function uploaded(audience: Audience = "members"): Promise<string> {
  const input = { picture: await aPhoto(), query: { audience } };
  return (await app.call(uploadPicture, input, { as: owner.cookie })).data.pictureKey;
}

const use = (pictureKey: string, extras: Partial<PictureUse> = {}) =>
  inTransaction(app.platform, (transaction) =>
    claimPicture(transaction, {
      pictureKey,
      ownerProfileId: owner.profileId,
      audience: "members",
      usedBy: "test/picture",
      ...extras,
    }),
  );

async function statusFor(pictureKey: string, as = owner.cookie): Promise<number> {
  const input = { params: { name: `${pictureKey}-96.webp` } };
  return (await app.app.inject(requestOf(readPicture, input, { as }))).statusCode;
}

const usage = () =>
  app.platform.database
    .selectFrom("file_usage")
    .select(["files", "stored_bytes"])
    .where("profile_id", "=", owner.profileId)
    .executeTakeFirst();

async function filesInStore(): Promise<number> {
  const { store } = app.platform.config.files;
  const folder = store.kind === "local" ? (store.folder ?? "") : "";
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

describe("using a picture", () => {
  it("works once, for its owner and its audience only", async () => {
    const pictureKey = await uploaded();
    const stranger = await aPerson(app);
    expect(await use(pictureKey, { ownerProfileId: stranger.profileId })).toBeNull();
    expect(await use(pictureKey, { audience: "private" })).toBeNull();
    expect(await use(await uploaded("private"))).toBeNull();
    expect(await use("0".repeat(22))).toBeNull();
    expect(await use(pictureKey)).toBe(`/v2/files/pictures/${pictureKey}-320.webp`);
    expect(await use(pictureKey)).toBeNull();
  });

  it("of two uses at the same moment one gets it", async () => {
    const pictureKey = await uploaded();
    const addresses = await Promise.all([use(pictureKey), use(pictureKey), use(pictureKey)]);
    expect(addresses.filter((address) => address !== null)).toHaveLength(1);
  });

  it("shows a private picture to the people and roles that the using feature names, and to nobody else", async () => {
    const [seller, finance, other] = [
      await aPerson(app, { roles: ["seller"] }),
      await aPerson(app, { roles: ["finance"] }),
      await aPerson(app, { roles: ["seller"] }),
    ];
    const pictureKey = await uploaded("private");
    await use(pictureKey, {
      audience: "private",
      readers: { profileIds: [seller.profileId], roles: ["finance"] },
    });
    const statuses = await Promise.all(
      [owner, seller, finance, other].map(({ cookie }) => statusFor(pictureKey, cookie)),
    );
    expect(statuses).toEqual([200, 200, 200, 404]);
  });
});

describe("clearing up", () => {
  it("deletes what nothing has used for a day, bytes and row, and gives the room back; the rest stays", async () => {
    const [used, unused, givenUp] = [await uploaded(), await uploaded(), await uploaded()];
    await use(used);
    await use(givenUp);
    app.clock.advance(25 * 3_600_000);
    const young = await uploaded();
    await inTransaction(app.platform, (transaction) => releasePictures(app.platform, transaction, [givenUp]));
    const before = { usage: await usage(), files: await filesInStore() };
    await deleteUnusedFiles(app.platform);
    // Given up only now: whoever still shows it has a day.
    expect(await Promise.all([used, unused, givenUp, young].map((key) => statusFor(key)))).toEqual([
      200, 404, 200, 200,
    ]);
    expect(await use(unused)).toBeNull();
    const after = { usage: await usage(), files: await filesInStore() };
    expect(after.usage?.files).toBeLessThan(before.usage?.files ?? 0);
    expect(after.files).toBe((after.usage?.files ?? 0) * 8);
    app.clock.advance(25 * 3_600_000);
    await deleteUnusedFiles(app.platform);
    await deleteUnusedFiles(app.platform);
    expect(await Promise.all([used, givenUp, young].map((key) => statusFor(key)))).toEqual([200, 404, 404]);
    expect(await filesInStore()).toBe(((await usage())?.files ?? 0) * 8);
  });
});

describe("the line of pictures to draw", () => {
  it("works one after another, goes on after a failure, and refuses what would have to wait beyond its limit", async () => {
    const line = oneAtATime(100);
    const order: string[] = [];
    const job = (name: string, bytes: number, fails = false) =>
      line.run(bytes, async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        order.push(`${name} ends`);
        if (fails) throw new Error("damaged");
      });
    const results = await Promise.allSettled([job("a", 60, true), job("b", 40), job("c", 1), job("d", 0)]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
    expect((results[2] as PromiseRejectedResult).reason).toMatchObject({ refusal: { status: 503 } });
    expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "d begins", "d ends"]);
    await line.run(500, async () => order.push("a large one alone"));
    expect(order.at(-1)).toBe("a large one alone");
  });
});
