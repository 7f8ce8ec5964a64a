import { expect, test } from "@playwright/test";
import { agent, signInAs } from "../../e2e/support/people.ts";

test("[SRCH-001] [SRCH-002] [PROF-003] somebody looked for with a wrong letter is found, followed and stands in the own list after a reload", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/profiles");
  await page.getByRole("link", { name: "Find people and products" }).click();
  await page.getByLabel("Name or product").fill("Vijayalakshmy");
  await page.getByRole("button", { name: "Search" }).last().click();
  const people = page.getByRole("region", { name: "People" });
  await people.getByText("Vijayalakshmi").first().click();
  await expect(page).toHaveURL(/\/app\/profiles\/[\w-]+$/);
  // Another run may have followed her before.
  const follow = page.getByRole("button", { name: "Follow", exact: true });
  const unfollow = page.getByRole("button", { name: "Unfollow" });
  await expect(follow.or(unfollow)).toBeVisible();
  if (await follow.isVisible()) await follow.click();
  await expect(unfollow).toBeVisible();
  await page.goto("/#/app/network?list=following");
  await expect(page.getByText("Vijayalakshmi").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Vijayalakshmi").first()).toBeVisible();
});

test("[PROF-005] a contact that was added is there after a reload, and can be deleted", async ({ page }) => {
  await signInAs(page, agent);
  await page.goto("/#/app/contacts");
  await page.getByRole("button", { name: "Add" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("From the journey");
  await dialog.getByLabel("Mobile number").fill("7012345678");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("From the journey")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Delete From the journey" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("From the journey")).toHaveCount(0);
});
