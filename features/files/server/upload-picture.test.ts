import { rename, rm, symlink } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPhoto } from "#testing/files/pictures.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { readPicture, uploadPicture } from "../contract/files.ts";
import { type PictureFormat, pictureFormats, pictureSizes } from "../contract/picture-url.ts";

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await testApp();
  person = await aPerson(app);
});
afterAll(() => app.close());

const upload = (picture: Uint8Array, as = person.cookie) =>
  app.call(uploadPicture, { picture, query: {} }, { as });

async function fileOf(pictureKey: string, size: number, format: PictureFormat, as = person.cookie) {
  const name = `${pictureKey}-${size}.${format}`;
  return app.app.inject(requestOf(readPicture, { params: { name } }, { as }));
}

describe("a picture that is taken", () => {
  it("is drawn in four widths as AVIF and WebP, none blown up, lists' sizes at most 15 kB even of noise", async () => {
    const { status, code, data } = await upload(await aPhoto({ width: 1400, height: 1050, isNoise: true }));
    expect([status, code, data.width, data.height]).toEqual([201, "CREATED", 1280, 960]);
    expect(data.url).toBe(`/v2/files/pictures/${data.pictureKey}-320.webp`);
    for (const size of pictureSizes) {
      for (const format of pictureFormats) {
        const { statusCode, headers, rawPayload } = await fileOf(data.pictureKey, size, format);
        expect([statusCode, headers["content-type"]]).toEqual([200, `image/${format}`]);
        const { width, format: kind } = await sharp(rawPayload).metadata();
        expect([width, kind]).toEqual([size, format === "avif" ? "heif" : "webp"]);
        if (size <= 320) expect(rawPayload.byteLength).toBeLessThanOrEqual(15_000);
      }
    }
    const small = await upload(await aPhoto({ width: 200, height: 150, format: "png" }));
    const largest = await fileOf(small.data.pictureKey, 1280, "webp");
    expect((await sharp(largest.rawPayload).metadata()).width).toBe(200);
  });

  it("[R46] loses place, camera and everything else beside its pixels, and stands upright", async () => {
    const sent = await aPhoto({ width: 80, height: 40, orientation: 6, hasPlace: true });
    expect(sent.includes("SanthaPhone")).toBe(true);
    const { data } = await upload(sent);
    // Left red and right green, a quarter turn to the right: red above, green below.
    expect([data.width, data.height]).toEqual([40, 80]);
    for (const format of pictureFormats) {
      const { rawPayload } = await fileOf(data.pictureKey, 96, format);
      const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rawPayload.includes("SanthaPhone")).toBe(false);
      const { data: pixels } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect((pixels[0] ?? 0) > (pixels[1] ?? 0)).toBe(true);
    }
  });

  it("has an unguessable name, is kept for ever by the browser and can do nothing when opened by itself", async () => {
    const [one, two] = [await upload(await aPhoto()), await upload(await aPhoto())];
    expect(one.data.pictureKey).toMatch(/^[\w-]{22}$/);
    expect(two.data.pictureKey).not.toBe(one.data.pictureKey);
    const { headers } = await fileOf(one.data.pictureKey, 96, "avif");
    expect(headers).toMatchObject({
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
});

describe("who may see a picture", () => {
  it("one for members is seen by every member and by nobody without a session", async () => {
    const { data } = await upload(await aPhoto());
    const other = await aPerson(app);
    expect((await fileOf(data.pictureKey, 96, "webp", other.cookie)).statusCode).toBe(200);
    expect((await fileOf(data.pictureKey, 96, "webp", "")).statusCode).toBe(401);
  });

  it("a private one is seen by its owner only, until the feature that uses it names others", async () => {
    const input = { picture: await aPhoto(), query: { audience: "private" } } as const;
    const { data } = await app.call(uploadPicture, input, { as: person.cookie });
    const finance = await aPerson(app, { roles: ["finance"] });
    expect((await fileOf(data.pictureKey, 96, "webp")).statusCode).toBe(200);
    expect((await fileOf(data.pictureKey, 96, "webp", finance.cookie)).statusCode).toBe(404);
  });
});

describe("the quota", () => {
  it("[R46] holds under 20 parallel uploads, by count and by bytes", async () => {
    for (const environment of [
      { PICTURES_PER_PERSON: "7" },
      { PICTURES_PER_PERSON: "500", PICTURE_MEGABYTES_PER_PERSON: "1" },
    ]) {
      const narrow = await testApp({ environment });
      try {
        const owner = await aPerson(narrow);
        const noisy = await aPhoto({ width: 320, height: 240, isNoise: true });
        const answers = await Promise.all(
          Array.from({ length: 20 }, () =>
            narrow.call(uploadPicture, { picture: noisy, query: {} }, { as: owner.cookie }),
          ),
        );
        const taken = answers.filter(({ status }) => status === 201);
        const refused = answers.filter(({ status }) => status !== 201);
        expect(taken.length).toBeGreaterThan(0);
        expect(refused.length).toBeGreaterThan(0);
        expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["files/quota-reached"]));
        const rows = await narrow.platform.database
          .selectFrom("files")
          .select("stored_bytes")
          .where("owner_profile_id", "=", owner.profileId)
          .execute();
        const bytes = rows.reduce((sum, row) => sum + row.stored_bytes, 0);
        expect(rows.length).toBe(taken.length);
        expect(bytes).toBeLessThanOrEqual(narrow.platform.config.files.mostBytesPerPerson);
        expect(rows.length).toBeLessThanOrEqual(narrow.platform.config.files.mostFilesPerPerson);
        const usage = await narrow.platform.database
          .selectFrom("file_usage")
          .select(["files", "stored_bytes"])
          .where("profile_id", "=", owner.profileId)
          .executeTakeFirst();
        expect(usage).toEqual({ files: rows.length, stored_bytes: bytes });
      } finally {
        await narrow.close();
      }
    }
  }, 120_000);
});

describe("a disk that takes nothing", () => {
  it("[R30] answers 503 with when to try again and takes no room of the person's; with space again he goes on", async () => {
    const owner = await aPerson(app);
    const picture = await aPhoto();
    const kept = await upload(picture, owner.cookie);
    const { folder } = app.platform.config.files.store as { readonly folder: string };
    await rename(folder, `${folder}-aside`);
    // Nothing can be written behind a link that leads nowhere.
    await symlink(`${folder}-nowhere/at/all`, folder);
    const refused = await upload(picture, owner.cookie);
    expect([refused.status, refused.code, refused.headers["retry-after"]]).toEqual([
      503,
      "platform/away",
      "30",
    ]);
    await rm(folder);
    await rename(`${folder}-aside`, folder);
    expect((await upload(picture, owner.cookie)).status).toBe(201);
    expect((await fileOf(kept.data.pictureKey, 96, "webp")).statusCode).toBe(200);
    const files = await app.platform.database
      .selectFrom("file_usage")
      .innerJoin("files", "owner_profile_id", "profile_id")
      .select(["files", "file_usage.stored_bytes as counted", "files.stored_bytes as kept"])
      .where("profile_id", "=", owner.profileId)
      .execute();
    expect(files.map((row) => row.files)).toEqual([2, 2]);
    expect(files[0]?.counted).toBe(files.reduce((sum, row) => sum + row.kept, 0));
  });
});
