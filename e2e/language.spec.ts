import { expect, test } from "@playwright/test";
import { agent, signInAs } from "./people.ts";

test("[I18N-001] [I18N-003] [I18N-004] [I18N-006] the drawer's buttons change shell and screen at once, for the next visit too", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/order");
  await expect(page.getByText("Total earnings")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /తెలుగు/ }).click();
  await expect(page.getByText("మొత్తం ఆదాయం")).toBeVisible();
  await expect(page.getByText("Total earnings")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.reload();
  await expect(page.getByText("మొత్తం ఆదాయం")).toBeVisible();
});
