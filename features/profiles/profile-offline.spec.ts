import { expect, type Page, test } from "@playwright/test";
import { openKeptApp, profileKey } from "../../e2e/support/kept-app.ts";

const businessInput = (page: Page) => page.getByLabel("Business name (optional)");

async function businessAtServer(page: Page): Promise<string | null | undefined> {
  const answer = await page.request.get(`/v2/profiles/${await profileKey(page)}`);
  const { data } = (await answer.json()) as {
    data: { lstOfUserBusinessDetailsInfo: { businessName: string | null }[] };
  };
  return data.lstOfUserBusinessDetailsInfo[0]?.businessName;
}

/** Whether the profile was asked for in this visit, so that the phone knows it. */
const profileAsked = (page: Page) =>
  page.waitForResponse((answer) => /\/v2\/profiles\/[\w-]{8,}$/.test(answer.url()) && answer.ok(), {
    // Ahead of need it is asked for late, by a timer: the journey's own time bounds the wait.
    timeout: 0,
  });

/** Writes another business name without a network, reads it back, and sees it sent when the network is there. */
async function changeWithoutNetwork(page: Page, mobileNo: string, name: string): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.goto("/#/app/home");
  await page.reload();
  await page.goto("/#/app/profiles");
  await expect(page.getByText(`${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`)).toBeVisible();
  await expect(page.getByText(/^You are offline\. Last updated \d\d:\d\d [AP]M\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await businessInput(page).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No connection. Saved on this phone; sent when you are online.")).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.reload();
  await expect(page.getByText(name)).toBeVisible();
  await page.goto("/#/app/unsent");
  await page.getByRole("region", { name: /^Your profile/ }).waitFor();
  expect(await businessAtServer(page)).not.toBe(name);
  await context.setOffline(false);
  await expect(page.getByText("Everything is sent")).toBeVisible({ timeout: 20_000 });
  expect(await businessAtServer(page)).toBe(name);
}

test("somebody who never opened his profile reads and changes it without a network; the change waits and is sent (U10)", async ({
  page,
}) => {
  const asked = profileAsked(page);
  await openKeptApp(page, "9000000103");
  await asked;
  await changeWithoutNetwork(page, "9000000103", `Nagaraju Seeds ${Date.now()}`);
});

test("on a device that saves data, who has opened his profile once reads and changes it without a network (U10)", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("santha.data-saver", "on"));
  await openKeptApp(page, "9000000104");
  const asked = profileAsked(page);
  await page.goto("/#/app/profiles");
  await asked;
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  await changeWithoutNetwork(page, "9000000104", `Swaroopa Seeds ${Date.now()}`);
});
