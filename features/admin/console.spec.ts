import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { atSize, cutSigns, misfits, misfitsWidened } from "../../e2e/support/page-checks.ts";
import { inTelugu, signInAs } from "../../e2e/support/people.ts";

const admin = "9000000010";
/** Nobody else's journey knows this farmer. */
const farmer = "9000001045";

async function openFarmer(page: Page): Promise<void> {
  await signInAs(page, admin);
  await page.goto("/#/app/admin");
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("textbox", { name: "Name or mobile number" }).fill(farmer);
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

for (const language of ["en", "te"] as const) {
  test(`no page of the platform admin is wider than a phone of 320 px, cuts its words or has a finding of axe (${language})`, async ({
    page,
  }) => {
    await signInAs(page, admin);
    if (language === "te") await inTelugu(page);
    const answer = await page.request.get(`/v2/admin/people?find=${admin}`);
    const { data } = (await answer.json()) as { data: { people: { profileKey: string }[] } };
    const person = `/app/admin/people/${data.people[0]?.profileKey}`;
    for (const at of ["/app/admin", "/app/admin/people", person, `/app/admin/audit?person=${admin}`]) {
      await page.goto("about:blank");
      await page.goto(`/#${at}`);
      await expect(page.locator("main").getByRole("link").first()).toBeVisible();
      await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
      const look = async () => [
        ...(await misfits(page)),
        ...(await misfitsWidened(page)),
        ...(language === "te" ? await cutSigns(page) : []),
      ];
      const cut = [
        ...(await atSize(page, { width: 320, height: 700 }, look)),
        ...(await atSize(page, { width: 1280, height: 800 }, look)),
      ];
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect([at, cut, violations.map(({ id }) => id)]).toEqual([at, [], []]);
    }
  });
}
