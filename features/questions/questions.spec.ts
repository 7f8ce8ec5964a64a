import { expect, test } from "@playwright/test";
import { agent, inTelugu, signInAs } from "../../e2e/support/people.ts";

const farmer = "9000000002";

test("[QA-001] [QA-002] a question asked in Telugu is answered in English, and the asker says that it solved it", async ({
  page,
  browser,
}) => {
  await inTelugu(page);
  await signInAs(page, farmer);
  await page.goto("/#/app/home/qa");
  await page.goto("/#/app/social/qa/ask");
  const title = `మిరపలో తామర పురుగుకు ఏమి కొట్టాలి ${Date.now()}`;
  await page.getByLabel("మీ ప్రశ్న ఒక్క వరుసలో").fill(title);
  await page.getByRole("button", { name: "అడగండి" }).click();
  await expect(page).toHaveURL(/\/app\/social\/qa\/[\w-]{22}$/);
  await expect(page.getByRole("main").getByText(title).first()).toBeVisible();

  const helper = await (await browser.newContext()).newPage();
  await signInAs(helper, agent);
  await helper.goto(page.url());
  await helper.getByLabel("Your answer").fill("Blue sticky traps, forty an acre");
  await helper.getByRole("button", { name: "Send answer" }).click();
  await expect(helper.getByText("Your answer is sent.")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Blue sticky traps, forty an acre")).toBeVisible();
  const isSaid = page.waitForResponse((answer) => answer.url().endsWith("/solved") && answer.ok());
  await page.getByRole("button", { name: "దీనితో తీరింది" }).click();
  await isSaid;
  await helper.reload();
  await expect(helper.getByText("This solved it").first()).toBeVisible();
});
