import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeFindings } from "../../e2e/support/axe.ts";
import { misfits } from "../../e2e/support/page-checks.ts";
import { password, signInAs } from "../../e2e/support/people.ts";

/** Nobody else's journey knows this seller. */
const seller = "9000000013";
const admin = "9000000010";

/** A photo as a phone gives it, in a color of its own. */
async function aPhoto(page: Page, color: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.fillStyle = "#e8e2d4";
    pen.fillRect(0, 0, 1600, 1200);
    pen.fillStyle = fill;
    pen.fillRect(500, 150, 600, 900);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }, color);
  return Buffer.from(base64, "base64");
}

async function post(page: Page, path: string, data: object): Promise<{ proposalId: number }> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { proposalId: number } }).data;
}

/** A proposal of this seller without photos, for which the demo world has group and tax. */
async function aProposal(page: Page, titleEn: string): Promise<number> {
  const answer = await page.request.get("/v2/selling/product-choices");
  const { data } = (await answer.json()) as {
    data: { groups: { level2Id: number }[]; taxes: { hsn: string }[] };
  };
  const pack = { amount: "5", unit: "kg", weightInGrams: null, onHand: 20 };
  const { proposalId } = await post(page, "/v2/selling/proposals", {
    titleEn,
    titleTe: "రాయల ఇప్ప పిండి",
    descriptionEn: "Pressed mahua kernels for lawns and ponds.",
    descriptionTe: "ఇప్ప గింజల పిండి. చెరువులకు, పచ్చికకు.",
    level2Id: data.groups[0]?.level2Id,
    hsn: data.taxes[0]?.hsn,
    maker: "Rayala Organics",
    countryOfOrigin: "IN",
    licenceNeeded: null,
    packs: [{ ...pack, priceInPaise: 400_00, mrpInPaise: 500_00, commissionInPaise: 20_00 }],
  });
  return proposalId;
}

/** In which width the browser took the first picture of this kind, once it has come. */
const widthOf = (pictures: Locator) =>
  pictures
    .first()
    .evaluate((image: HTMLImageElement) =>
      image.decode().then(() => Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1])),
    );

test("a seller's photos go from the proposal to card, page and full screen, and small ones to small places", async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInAs(page, seller);
  // Another one at a second try, when the first one's may be in the store.
  const title = `Rayala mahua cake ${Date.now()}`;
  const proposalId = await aProposal(page, title);
  await page.goto(`/#/app/sell/proposals/${proposalId}`);
  const files = await Promise.all(
    ["#1c6b39", "#9c2f2f", "#2b4f8c"].map(async (color, at) => ({
      name: `${at}.jpg`,
      mimeType: "image/jpeg",
      buffer: await aPhoto(page, color),
    })),
  );
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  const rows = page.getByRole("group", { name: "Photos" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.getByText(/Waiting|Uploading|smaller/)).toHaveCount(0);
  await page.getByRole("button", { name: "Move photo 3 earlier" }).tap();
  expect(await misfits(page)).toEqual([]);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Sent. Santha checks it and tells you.")).toBeVisible();

  const desk = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await desk.post("/v2/auth/sign-in", { data: { mobileNo: admin, password } });
  const approval = await desk.post(`/v2/admin/product-proposals/${proposalId}/approval`, {
    data: { revision: 2 },
  });
  expect(approval.status()).toBe(200);
  await desk.dispose();

  await page.goto("/#/app/store?q=rayala%20mahua");
  const card = page.locator("article.pc", { hasText: title });
  await expect(card).toBeVisible();
  expect(await widthOf(card.locator("img.photo"))).toBe(320);
  await card.getByRole("link", { name: title }).click();

  const gallery = page.getByRole("list", { name: "Photos" });
  await expect(gallery).toBeVisible();
  expect(await widthOf(page.locator(".gal-s img.photo"))).toBe(640);
  await gallery.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
  await expect(page.getByText("Photo 2 of 3")).toBeAttached();
  expect(await axeFindings(page, { within: ".gal", rules: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Enlarge photo 2 of 3" }).tap();
  const zoom = page.getByRole("dialog", { name: title });
  await expect(zoom.getByText("Photo 2 of 3")).toBeVisible();
  expect(await axeFindings(page, { within: "dialog.photo-zoom", rules: "all" })).toEqual([]);
  const shown = zoom.getByRole("listitem").nth(1);
  const photo = shown.getByRole("img");
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const before = await width();
  await expect(async () => {
    // On a slow machine two presses may be too far apart to be a double one.
    if (Math.abs((await width()) - before) < 1) await shown.dblclick();
    expect(await width()).toBeCloseTo(2 * before, 0);
  }).toPass();
  expect(await shown.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  await zoom.getByRole("button", { name: "Make smaller" }).tap();
  await zoom.getByRole("button", { name: "Next photo" }).tap();
  await expect(zoom.getByText("Photo 3 of 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
});
