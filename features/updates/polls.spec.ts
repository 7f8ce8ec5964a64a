import { expect, type Page, test } from "@playwright/test";
import { agent, inTelugu, signInAs } from "../../e2e/support/people.ts";

const farmer = "9000000002";

const pollIn = (page: Page, text: string, name: string) =>
  page.getByRole("article").filter({ hasText: text }).getByRole("group", { name });

test("a poll is asked on a phone, answered in Telugu, the answer changed, and its author sees how it stands", async ({
  page,
  browser,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/social/updates?write=true");
  const text = `When shall we meet at the weighbridge ${Date.now()}?`;
  await page.getByLabel("What is new in your field?").fill(text);
  await page.getByRole("button", { name: "Add a poll" }).click();
  await page.getByLabel("Option 1").fill("Morning");
  await page.getByLabel("Option 2").fill("సాయంత్రం");
  const isPosted = page.waitForResponse(
    (answer) => answer.url().endsWith("/v2/updates") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Post" }).click();
  const { data } = (await (await isPosted).json()) as { data: { shareId: string } };
  const asked = pollIn(page, text, "Poll");
  await expect(asked.getByText("No votes yet")).toBeVisible();
  // Nothing of it is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const other = await (await browser.newContext()).newPage();
  await inTelugu(other);
  await signInAs(other, farmer);
  await other.goto(`/#/app/social/updates/${data.shareId}`);
  const answered = pollIn(other, text, "పోల్");
  await expect(answered.getByRole("button", { name: "Morning", exact: true })).toBeVisible();
  await answered.getByRole("button", { name: "Morning" }).click();
  await expect(answered.getByRole("button", { name: "Morning 100%", pressed: true })).toBeVisible();
  await expect(answered.getByText(/^1 ఓటు · .+ వరకు$/)).toBeVisible();
  await answered.getByRole("button", { name: "మార్చండి" }).click();
  // The change is shown before it is sent.
  const isChanged = other.waitForResponse(
    (answer) => answer.url().endsWith("/vote") && answer.request().method() === "PUT" && answer.ok(),
  );
  await answered.getByRole("button", { name: "సాయంత్రం" }).click();
  const changed = answered.getByRole("button", { name: "సాయంత్రం 100%", pressed: true });
  await expect(changed).toBeVisible();
  await isChanged;
  await other.reload();
  await expect(changed).toBeVisible();
  await expect(answered.getByRole("button", { name: "Morning 0%", pressed: false })).toBeVisible();

  await page.goto(`/#/app/social/updates/${data.shareId}`);
  await expect(asked.getByRole("button", { name: "సాయంత్రం 100%", pressed: false })).toBeVisible();
  await expect(asked.getByText(/^1 vote · closes /)).toBeVisible();
});
