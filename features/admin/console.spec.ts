import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "../../e2e/support/people.ts";

const admin = "9000000010";
/** Nobody else's journey knows them; another one at a second try, as the first one may still have the role. */
const farmers = ["9000001045", "9000001046"] as const;

async function openFarmer(page: Page): Promise<void> {
  await signInAs(page, admin);
  await page.goto("/#/app/admin");
  await page.getByRole("link", { name: "People", exact: true }).click();
  await page
    .getByRole("textbox", { name: "Name or mobile number" })
    .fill(farmers[test.info().retry] ?? farmers[0]);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("list", { name: "People" }).getByRole("link").click();
}

test("the platform admin finds a person, gives a staff role with a reason, takes it again and reads both in the log", async ({
  page,
}) => {
  await openFarmer(page);
  for (const [button, reason] of [
    ["Give", "answers farmers in Mandapeta"],
    ["Take away", "the season is over"],
  ] as const) {
    await page.getByRole("button", { name: `${button}: Support` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Reason" }).fill(reason);
    await dialog.getByRole("button", { name: button }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole("link", { name: "All entries" }).click();
  const entries = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(entries.nth(0)).toContainText("the season is over");
  await expect(entries.nth(1)).toContainText("answers farmers in Mandapeta");
});
