import { expect, type Page, test } from "@playwright/test";
import { agent, signInAs } from "./support/people.ts";

test.use({ serviceWorkers: "block" });

/** Later than all that is fetched ahead of need by a timer. */
const afterAllDelays = "00:30";

/** By then a device that fetches ahead has asked for something. */
const settlesMs = 500;

/** Devices, and whether they fetch ahead. */
const devices = [
  { name: "an ordinary device", isSaving: false, prepare: async () => {} },
  {
    name: "a device with the data saver on",
    isSaving: true,
    prepare: (page: Page) => page.addInitScript(() => localStorage.setItem("santha.data-saver", "on")),
  },
  {
    name: "a device on 2G",
    isSaving: true,
    prepare: (page: Page) =>
      page.addInitScript(() => {
        const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: "2g" });
        Object.defineProperty(navigator, "connection", { value: connection });
      }),
  },
];

/** Which of these the page asks for from now on. */
function aheadOn(page: Page, kinds: Readonly<Record<string, RegExp>>): () => readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => void paths.push(new URL(request.url()).pathname));
  return () => Object.keys(kinds).filter((kind) => paths.some((path) => kinds[kind]?.test(path)));
}

const behindTheDoor = {
  "the product under a finger": /^\/v2\/store\/products\/\d+$/,
  "the page under a finger": /\/earnings-page-/,
  home: /\/home-page-/,
  "the menu": /\/drawer-/,
  // The list of goods asks for the cart itself, its sums are for the cart's own page.
  "the cart, to be read offline": /^\/v2\/checkout$/,
  "the newest orders, to be read offline": /^\/rest\/v1\/santha\/orders\/\d+$/,
};
const atTheDoor = { "the page under a finger": /\/sign-up-page-/, "the app": /\/signed-in-app-/ };

for (const { name, isSaving, prepare } of devices) {
  const expected = (kinds: object) => (isSaving ? [] : Object.keys(kinds));

  test(`[U2] on ${name} ${isSaving ? "nothing is" : "what may come next is"} fetched ahead of need behind the door`, async ({
    page,
  }) => {
    await signInAs(page, agent);
    await prepare(page);
    await page.clock.install();
    // On a slow machine the first of it comes before the page is at rest.
    const ahead = aheadOn(page, behindTheDoor);
    // What begins with a session is fetched first, and waits again.
    const begun = page.waitForRequest(/\/read-ahead-/);
    await page.goto("/#/app/store");
    const products = page.locator("#app .goods article a");
    await products.first().waitFor();
    await page.waitForLoadState("networkidle");
    await products.first().hover();
    await page.locator(".tabbar").getByRole("link", { name: "Earnings" }).hover();
    await page.clock.fastForward(afterAllDelays);
    await begun;
    await page.waitForTimeout(settlesMs);
    await page.clock.fastForward(afterAllDelays);
    await page.waitForTimeout(settlesMs);
    await expect.poll(ahead).toEqual(expected(behindTheDoor));
  });

  test(`[U2] on ${name} ${isSaving ? "nothing is" : "what may come next is"} fetched ahead of need while somebody signs in`, async ({
    page,
  }) => {
    await prepare(page);
    await page.clock.install();
    const ahead = aheadOn(page, atTheDoor);
    await page.goto("/#/auth/signin");
    await page.getByRole("link", { name: "Create account" }).hover();
    await page.clock.fastForward(afterAllDelays);
    await page.waitForTimeout(settlesMs);
    await expect.poll(ahead).toEqual(expected(atTheDoor));
  });
}
