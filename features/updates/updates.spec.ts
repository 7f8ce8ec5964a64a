import { expect, test } from "@playwright/test";
import { agent, inTelugu, signInAs } from "../../e2e/support/people.ts";

const farmer = "9000000002";

test("[SOC-002] [SOC-005] an update with a photo, written in English, is read and answered in Telugu and opens for a guest", async ({
  page,
  browser,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/social/updates?write=true");
  const text = `Yellow traps hang in Khanapur ${Date.now()}`;
  await page.getByLabel("What is new in your field?").fill(text);
  const photo = await page.screenshot({ type: "jpeg" });
  const isUploaded = page.waitForResponse(
    (answer) => answer.url().includes("/v2/files/pictures") && answer.request().method() === "POST",
  );
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "field.jpg", mimeType: "image/jpeg", buffer: photo });
  await isUploaded;
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await page.getByRole("button", { name: "Post" }).click();
  await expect(page.getByRole("article").filter({ hasText: text })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await inTelugu(other);
  await signInAs(other, farmer);
  const { data } = (await (await other.request.get("/v2/updates?limit=1")).json()) as {
    data: { updates: { shareId: string }[] };
  };
  const shareId = data.updates[0]?.shareId;
  await other.goto(`/#/app/social/updates/${shareId}`);
  await expect(other.getByText(text)).toBeVisible();
  await other.getByLabel("మీ జవాబు").fill("మా ఊళ్లో కూడా పెట్టాం");
  // It is shown as soon as it is sent, which others see only once the server has it.
  const isKept = other.waitForResponse(
    (answer) => answer.url().endsWith("/comments") && answer.request().method() === "POST" && answer.ok(),
  );
  await other.getByRole("button", { name: "పంపండి", exact: true }).last().click();
  await expect(other.getByText("మా ఊళ్లో కూడా పెట్టాం")).toBeVisible();
  await isKept;

  await page.goto(`/#/app/social/updates/${shareId}`);
  await expect(page.getByText("మా ఊళ్లో కూడా పెట్టాం")).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/public/social/updates/${shareId}`);
  await expect(guest.getByText(text)).toBeVisible();
  await expect(guest.locator("main img")).toHaveJSProperty("complete", true);
});
