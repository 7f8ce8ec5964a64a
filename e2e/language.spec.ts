import { expect, test } from "@playwright/test";
import { openKeptApp, profileKey } from "./support/kept-app.ts";
import { agent, signInAs } from "./support/people.ts";

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

test("a language chosen without a network is listed as not sent, and the account has it when there is one (U10)", async ({
  page,
  context,
}) => {
  const mobileNo = "9000000109";
  await signInAs(page, mobileNo);
  // A first try may have changed it.
  await page.request.put("/v2/profiles/own/language", { data: { language: "en" } });
  await openKeptApp(page, mobileNo);
  const ofAccount = async (): Promise<string> => {
    const answer = await page.request.get(`/v2/profiles/${await profileKey(page)}`);
    return ((await answer.json()) as { data: { language: string } }).data.language;
  };
  expect(await ofAccount()).toBe("en");
  await context.setOffline(true);
  await page.locator(".hdr").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: /తెలుగు/ }).click();
  await page.getByRole("link", { name: /1 మార్పు/ }).click();
  await expect(page.getByRole("region", { name: "యాప్, సందేశాల భాష" })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(ofAccount).toBe("te");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
});
