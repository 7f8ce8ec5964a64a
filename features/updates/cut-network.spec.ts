import { expect, type Route, test } from "@playwright/test";
import { agent, signInAs } from "../../e2e/support/people.ts";

const photoCount = 10;

/** What happens to the sends of photos, one after another: they never go out, their answers are lost, or they pass. */
const fates = ["cut", "lost", "passes"] as const;

test("[SOC-002] an update with ten photos over a network that keeps breaking is there once and whole", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, agent);
  await page.goto("/#/app/social/updates?write=true");
  const text = `Ten rows of chilli ${Date.now()}`;
  await page.getByLabel("What is new in your field?").fill(text);
  let sends = 0;
  const breaking = async (route: Route): Promise<void> => {
    const fate = fates[sends++ % fates.length];
    if (fate === "passes") return route.continue();
    // The server has it, and its answer never arrives.
    if (fate === "lost") await route.fetch();
    return route.abort("connectionreset");
  };
  await page.route("**/v2/files/pictures**", (route) =>
    route.request().method() === "POST" ? breaking(route) : route.continue(),
  );
  const photo = await page.screenshot({ type: "jpeg" });
  const files = Array.from({ length: photoCount }, (_, index) => ({
    name: `row-${index}.jpg`,
    mimeType: "image/jpeg",
    buffer: photo,
  }));
  await page.locator("input[type=file]").first().setInputFiles(files);
  const rows = page.locator(".photo-list > li");
  await expect(rows).toHaveCount(photoCount);
  const again = rows.getByRole("button", { name: "Try again" });
  const underWay = rows.getByText(/Waiting|Making|Uploading/);
  await expect(async () => {
    await expect(underWay).toHaveCount(0);
    if ((await again.count()) > 0) await again.first().click();
    await expect(again.or(underWay)).toHaveCount(0, { timeout: 1 });
  }).toPass();
  expect(sends).toBeGreaterThan(photoCount);

  let isLost = false;
  await page.route("**/v2/updates", async (route) => {
    if (route.request().method() !== "POST" || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Post" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("What is new in your field?")).toHaveValue(text);
  await page.getByRole("button", { name: "Post" }).click();
  await expect(page.getByRole("article").filter({ hasText: text })).toBeVisible();
  const answer = await page.request.get("/v2/updates?limit=20");
  const { data } = (await answer.json()) as { data: { updates: { text: string; pictures: string[] }[] } };
  const posted = data.updates.filter((update) => update.text === text);
  expect(posted.map(({ pictures }) => new Set(pictures).size)).toEqual([photoCount]);
});
