import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "../../e2e/support/people.ts";

const somebody = "9000000003";

/** A photo of twelve megapixels as a camera gives it, every pixel another colour. */
async function largePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    const pixels = pen.createImageData(4000, 3000);
    for (let at = 0; at < pixels.data.length; at += 1)
      pixels.data[at] = (at % 16_000) / 64 + ((at * 7919) % 23);
    pen.putImageData(pixels, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  });
  return Buffer.from(base64, "base64");
}

test("[PROF-002] [SHELL-007] a large photo is made small on the phone, sent, and then shown by profile and menu", async ({
  page,
}) => {
  await signInAs(page, somebody);
  await page.goto("/#/app/profiles");
  await page.getByRole("button", { name: "Edit" }).click();
  const buffer = await largePhoto(page);
  expect(buffer.byteLength).toBeGreaterThan(1_000_000);
  const sending = page.waitForRequest((request) => request.url().includes("/v2/files/pictures"));
  await page
    .getByLabel("Choose a photo")
    .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer });
  const { "content-length": sentBytes } = await (await sending).allHeaders();
  expect(Number(sentBytes)).toBeLessThanOrEqual(200_000);
  await expect(page.getByText("Photo uploaded.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  const picture = page.locator(".profile-who img");
  await expect(picture).toBeVisible();
  const isDrawn = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  );
  expect(isDrawn).toBe(320);
  const address = await picture.getAttribute("src");
  await page.goto("/#/app/home");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").locator(`img[src="${address}"]`)).toBeVisible();
});

test("[PROF-002] a file that is no picture is refused beside the field and can be chosen anew", async ({
  page,
}) => {
  await signInAs(page, somebody);
  await page.goto("/#/app/profiles?edit=1");
  const field = page.getByRole("group", { name: "Picture" });
  const input = field.locator("input[type=file]").first();
  await input.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(field.getByText(/This is not a picture/)).toBeVisible();
  await input.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(500, 1) });
  await expect(field.getByText(/damaged or not a photo/)).toBeVisible();
});
