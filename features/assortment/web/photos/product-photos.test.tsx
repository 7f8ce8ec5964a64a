import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changePhotos } from "#features/catalogue/contract.ts";
import { viewProduct } from "#features/store/contract/store.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { photographed } from "#testing/files/product-photos.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { uploadsThroughFetch } from "#testing/web/upload-through-fetch.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
let uploads: { restore(): void };
beforeEach(() => {
  uploads = uploadsThroughFetch();
});
afterEach(() => uploads.restore());

async function opened(count = 0) {
  const { level3Id } = await aProduct(here.server);
  const photos = count > 0 ? await photographed(here.server, level3Id, count) : [];
  const { cookie } = await aPerson(here.server, { roles: ["platform-admin"] });
  const { user } = here.open({ at: `/app/admin/products/${level3Id}`, as: cookie });
  await screen.findByRole("group", { name: "Photos" });
  return { user, level3Id, photos, cookie };
}
const file = async (name: string) => new File([new Uint8Array(await aPhoto())], name, { type: "image/jpeg" });
const input = () =>
  screen.getByLabelText(/^(Choose photos|Add more)$/, { selector: "input" }) as HTMLInputElement;
const press = (name: string) => screen.getByRole("button", { name });
const rows = () => within(screen.getByRole("group", { name: "Photos" })).queryAllByRole("listitem");
const shown = async (level3Id: number, as: string) =>
  (await here.server.call(viewProduct, { params: { level3Id } }, { as })).data.photos;

it("an admin chooses several photos at once, orders them by the arrows and saves; the store shows them so", async () => {
  const { user, level3Id, cookie } = await opened();
  await user.upload(input(), [await file("a.jpg"), await file("b.jpg"), await file("c.jpg")]);
  await waitFor(() => expect(screen.queryByText(/Waiting|Uploading|smaller…/)).toBeNull());
  await user.click(press("Save"));
  await waitFor(async () => expect(await shown(level3Id, cookie)).toHaveLength(3));
  expect(await screen.findByText("Photos saved.")).toBeDefined();
  await waitFor(() => expect(press("Save").getAttribute("aria-busy")).toBeNull());
  const [one, two, three] = await shown(level3Id, cookie);
  await user.click(press("Move photo 3 earlier"));
  expect(document.activeElement).toBe(press("Move photo 2 earlier"));
  await user.click(press("Remove photo 1"));
  await user.click(press("Save"));
  await waitFor(async () => expect(await shown(level3Id, cookie)).toEqual([three, two]));
  expect(one).toBeDefined();
}, 30_000);

it("what somebody else made of the photos stands beside one's own, and saving again goes by it", async () => {
  const { user, level3Id, photos, cookie } = await opened(2);
  const [one = "", two = ""] = photos;
  const { cookie: other } = await aPerson(here.server, { roles: ["platform-admin"] });
  const swapped = { photos: [two, one], seen: photos };
  await here.server.call(changePhotos, { params: { level3Id }, body: swapped }, { as: other });
  await user.click(press("Remove photo 2"));
  await user.click(press("Save"));
  expect(await screen.findByText(/Somebody else changed these photos/)).toBeDefined();
  const theirs = within(await screen.findByRole("region", { name: "In the store now" }));
  expect(theirs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/v2/files/pictures/${two}-1280.webp`,
    `/v2/files/pictures/${one}-1280.webp`,
  ]);
  expect(rows()).toHaveLength(1);
  await user.click(press("Save"));
  await waitFor(async () => expect(await shown(level3Id, cookie)).toEqual([one]));
}, 30_000);

it("a file that is no picture says so in its row, is not saved, and leaves the others as they are", async () => {
  const { user, level3Id, photos, cookie } = await opened(1);
  await user.upload(input(), new File(["no picture"], "a.jpg", { type: "image/jpeg" }));
  expect(await within(rows()[1] as HTMLElement).findByText(/damaged or not a photo/)).toBeDefined();
  await user.click(press("Save"));
  expect(await screen.findByText(/Some photos are not uploaded yet/)).toBeDefined();
  await user.click(press("Remove photo 2"));
  await user.click(press("Remove photo 1"));
  expect(await shown(level3Id, cookie)).toEqual(photos);
  await user.click(press("Save"));
  await waitFor(async () => expect(await shown(level3Id, cookie)).toEqual([]));
}, 30_000);

it("a photo that the connection broke off can be sent again from its row, and keeps its place", async () => {
  const { user, level3Id, photos, cookie } = await opened(1);
  uploads.restore();
  // Without it no upload leaves the page.
  await user.upload(input(), await file("a.jpg"));
  const row = () => within(rows()[1] as HTMLElement);
  expect(await row().findByText(/Could not upload the photo/)).toBeDefined();
  uploads = uploadsThroughFetch();
  await user.click(row().getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(row().queryByText(/Could not|Waiting|smaller|Uploading/)).toBeNull());
  await user.click(press("Save"));
  await waitFor(async () => expect(await shown(level3Id, cookie)).toHaveLength(2));
  expect((await shown(level3Id, cookie))[0]).toBe(photos[0]);
}, 30_000);

it("there is no place for a ninth photo", async () => {
  await opened(8);
  expect(screen.getByText("That is the most: 8 photos.")).toBeDefined();
  expect(screen.queryByLabelText("Add more", { selector: "input" })).toBeNull();
}, 30_000);

it("a seller is told that the page is for admins", async () => {
  const { cookie } = await aPerson(here.server, { roles: ["seller"] });
  here.open({ at: "/app/admin/products/1", as: cookie });
  expect(await screen.findByText("This page is for platform admins")).toBeDefined();
});
