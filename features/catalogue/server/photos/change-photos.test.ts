import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPicture } from "#features/files/contract/files.ts";
import { listProducts, sharedProductPath, viewProduct } from "#features/store/contract/store.ts";
import { photographed, uploadedPhoto } from "#testing/files/product-photos.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type BuiltProduct, type TestPerson } from "#testing/shop/builders.ts";
import { changePhotos } from "../../contract.ts";

let app: TestApp;
let admin: TestPerson;
let other: TestPerson;
let farmer: TestPerson;
let product: BuiltProduct;
beforeAll(async () => {
  app = await testApp();
  admin = await aPerson(app, { roles: ["platform-admin"] });
  other = await aPerson(app, { roles: ["platform-admin"] });
  farmer = await aPerson(app);
  product = await aProduct(app);
});
afterAll(() => app.close());

const change = (photos: readonly string[], seen: readonly string[], by = admin, { level3Id } = product) =>
  app.call(
    changePhotos,
    { params: { level3Id }, body: { photos: [...photos], seen: [...seen] } },
    { as: by.cookie },
  );
const shown = async ({ level3Id } = product) =>
  (await app.call(viewProduct, { params: { level3Id } }, { as: farmer.cookie })).data.photos;
const cardOf = async ({ level3Id } = product) =>
  (await app.call(listProducts, { query: {} }, { as: farmer.cookie })).data.products.find(
    (card) => card.level3Id === level3Id,
  );
const fileOf = (key: string) =>
  app.platform.database
    .selectFrom("files")
    .select(["owner_profile_id", "used_by"])
    .where("file_key", "=", key)
    .executeTakeFirstOrThrow();
const filesCounted = async ({ profileId }: TestPerson) =>
  (
    await app.platform.database
      .selectFrom("file_usage")
      .select("files")
      .where("profile_id", "=", profileId)
      .executeTakeFirst()
  )?.files;

describe("the photos of a product", () => {
  it("stand on its page in their order, and the first one on its card", async () => {
    expect(await cardOf()).toMatchObject({ photo: null });
    const [one, two] = [await uploadedPhoto(app, admin.cookie), await uploadedPhoto(app, admin.cookie)];
    expect((await change([one, two], [])).data).toEqual({ photos: [one, two] });
    expect(await shown()).toEqual([one, two]);
    expect(await cardOf()).toMatchObject({ photo: one });
    await change([two, one], [one, two]);
    expect(await shown()).toEqual([two, one]);
    await change([], [two, one]);
  });

  it("become the store's own: nobody's quota counts them, and one left out is given up for good", async () => {
    const before = (await filesCounted(admin)) ?? 0;
    const photo = await uploadedPhoto(app, admin.cookie);
    expect(await filesCounted(admin)).toBe(before + 1);
    await change([photo], []);
    expect(await filesCounted(admin)).toBe(before);
    expect(await fileOf(photo)).toEqual({ owner_profile_id: null, used_by: "catalogue/product" });
    await change([], [photo]);
    expect(await fileOf(photo)).toEqual({ owner_profile_id: null, used_by: null });
    expect(await change([photo], [])).toMatchObject({ status: 422 });
  });

  it("of two admins who change the same photos at once one is refused and nothing of his change happens", async () => {
    const [one, two] = [await uploadedPhoto(app, admin.cookie), await uploadedPhoto(app, other.cookie)];
    const answers = await Promise.all([change([one], []), change([two], [], other)]);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals).toMatchObject([{ status: 409, code: "catalogue/photos-changed" }]);
    const [kept = ""] = await shown();
    const lost = kept === one ? two : one;
    expect((await fileOf(lost)).used_by).toBeNull();
    await change([], [kept]);
  });

  it("are only those that the admin uploaded, each once, at most 8; what is wrong is said beside the photo", async () => {
    const [own, strange] = [await uploadedPhoto(app, admin.cookie), await uploadedPhoto(app, farmer.cookie)];
    expect(await change([own, strange], [])).toMatchObject({
      status: 422,
      fields: { "photos.1": "This photo is no longer there. Remove it and choose it again." },
    });
    expect(await change([own, own], [])).toMatchObject({ status: 422 });
    const nine = Array.from({ length: 9 }, (_, at) => `${at}`.repeat(22));
    expect(await change(nine, [])).toMatchObject({ status: 422 });
    expect((await fileOf(own)).used_by).toBeNull();
    expect(await shown()).toEqual([]);
  });

  it("are not changed by a seller, also not by one who sells the product", async () => {
    const seller = await aPerson(app, { roles: ["seller"] });
    const photo = await uploadedPhoto(app, seller.cookie);
    expect(await change([photo], [], seller)).toMatchObject({ status: 403 });
  });

  it("are read by every member, and by guests as long as they are the product's", async () => {
    const own = await aProduct(app);
    const [photo = ""] = await photographed(app, own.level3Id, 1);
    const address = `/public/store/photos/${own.level3Id}-${photo}.webp`;
    const read = requestOf(readPicture, { params: { name: `${photo}-640.webp` } }, { as: farmer.cookie });
    const answer = await app.app.inject(read);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([
      200,
      "private, max-age=31536000, immutable",
    ]);
    const guest = await app.app.inject(address);
    expect([guest.statusCode, guest.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await app.app.inject(sharedProductPath(own.level3Id, "en"))).body).toContain(address);
    const strange = await uploadedPhoto(app, farmer.cookie);
    for (const hidden of [`${own.level3Id}-${strange}`, `${product.level3Id}-${photo}`]) {
      expect((await app.app.inject(`/public/store/photos/${hidden}.webp`)).statusCode).toBe(404);
    }
    await change([], [photo], admin, own);
    expect((await app.app.inject(address)).statusCode).toBe(404);
  });
});
