import { expect, type Page, test } from "@playwright/test";
import { password, signInAs } from "../../e2e/support/people.ts";

/** One for each try: who has become a seller, and the number of his business, cannot apply again. */
const applicants = [
  { mobileNo: "9000001023", gstin: "36AABCP4321F1ZT" },
  { mobileNo: "9000001024", gstin: "36AABCP4321F2ZS" },
] as const;
const admin = "9000000010";

/** A photo as the camera of a phone gives it, small. */
async function aPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 800);
    canvas.getContext("2d")?.fillRect(40, 40, 300, 500);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return Buffer.from(base64, "base64");
}

test("a business applies with a photo of its licence, an admin approves it, and the seller's desk opens without signing in anew", async ({
  page,
  browser,
}) => {
  const { mobileNo, gstin } = applicants[test.info().retry] ?? applicants[0];
  await signInAs(page, mobileNo);
  await page.goto("/#/app/apply?kind=seller");
  const next = page.getByRole("button", { name: "Save and continue" });
  await page.getByLabel("Business name in English").fill("Pakhal Seeds");
  await page.getByLabel("Business name in Telugu").fill("పాఖాల సీడ్స్");
  await page.getByLabel("GSTIN").fill(gstin);
  await page.getByLabel("PAN", { exact: true }).fill("AABCP4321F");
  await page.getByLabel("Town in English").fill("Narsampet");
  await page.getByLabel("Town in Telugu").fill("నర్సంపేట");
  await page.getByLabel("State", { exact: true }).selectOption("Telangana");
  await page.getByLabel("Pin code").fill("506132");
  await next.click();
  await page.getByRole("checkbox", { name: "I sell seeds" }).check();
  await page.getByLabel("Licence number").fill("WGL/SD/0731");
  await page.getByLabel("Valid until").fill("2031-12-31");
  await page
    .getByLabel("Choose a photo")
    .setInputFiles({ name: "licence.jpg", mimeType: "image/jpeg", buffer: await aPhoto(page) });
  await expect(page.getByText("Photo uploaded.")).toBeVisible();
  await next.click();
  await page.getByLabel("Pin codes").fill("506");
  await page.getByLabel("Delivery charge").fill("40");
  await page.getByLabel("Days").fill("3");
  await next.click();
  await page.getByLabel("Account holder's name").fill("Pakhal Seeds");
  await page.getByLabel("UPI id").fill("pakhal@bank");
  await next.click();
  await page.getByRole("checkbox", { name: "I have read and accept these conditions." }).check();
  await page.getByRole("button", { name: "Send application" }).click();
  const status = page.getByRole("region", { name: "Your application" });
  await expect(status.getByText("Being checked")).toBeVisible();
  const number = (await status.getByRole("heading").textContent()) ?? "";

  const desk = await browser.newPage();
  const signedIn = await desk.request.post("/v2/auth/sign-in", { data: { mobileNo: admin, password } });
  expect(signedIn.status()).toBe(200);
  await desk.goto("/#/app/admin/applications");
  await desk.getByRole("link", { name: new RegExp(number) }).click();
  const scan = desk.getByRole("img", { name: "Photo of the seed licence" });
  await expect(scan).toBeVisible();
  await desk.getByRole("button", { name: "Approve" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByRole("region", { name: "History" }).getByText("Approved")).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByText("You are a seller")).toBeVisible();
  await page.getByRole("link", { name: "Go to your orders" }).click();
  await expect(page).toHaveURL(/#\/app\/sell\/orders/);
  await expect(page.getByText("Only sellers")).toHaveCount(0);
  await expect(page.getByText("Payout account")).toBeVisible();
});
