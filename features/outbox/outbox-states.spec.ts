import { expect, type Page, test } from "@playwright/test";
import { axeFindings } from "../../e2e/support/axe.ts";
import { openKeptApp, profileKey } from "../../e2e/support/kept-app.ts";
import { inTelugu } from "../../e2e/support/people.ts";

const buyer = "9000000106";

/** Puts a change in every state onto the phone, as earlier visits have left them. */
async function leaveChanges(page: Page): Promise<void> {
  await page.evaluate(
    async (owner) => {
      const now = Date.now();
      const common = {
        kind: "cart/set",
        input: {},
        steps: [{ method: "PUT", path: "/v2/cart/lines/1", body: { quantity: 3 } }],
        answers: [],
        page: "/app/store/checkout/cart",
        refreshes: [["cart"]],
        state: "waiting",
        attempts: 0,
        nextTryAt: now + 500_000,
        refusal: null,
        decidedAt: 0,
      };
      const said = (en: string, te: string) => ({ title: { en, te } });
      const refusedWith = (code: string, info: string) => ({ state: "refused", refusal: { code, info } });
      const states = [
        said("Urea 46% N, Neem Coated, 45 kg bag: 3 in the cart", "యూరియా 46% N, వేప పూత, 45 కిలోల బస్తా: కార్ట్‌లో 3"),
        { ...said("DAP 18-46-0: 2 more in the cart", "డిఎపి 18-46-0: కార్ట్‌లో మరో 2"), attempts: 4 },
        {
          ...said("Paddy seed: add to the wishlist", "వరి విత్తనం: విష్‌లిస్ట్‌లోకి"),
          attempts: 1,
          nextTryAt: 0,
        },
        {
          ...said("Knapsack sprayer: 9 in the cart", "వీపు స్ప్రేయర్: కార్ట్‌లో 9"),
          ...refusedWith("cart/not-enough-stock", "Only 2 left. Please lower the number."),
        },
        {
          ...said("Maize hybrid: 1 more in the cart", "మొక్కజొన్న హైబ్రిడ్: కార్ట్‌లో మరో 1"),
          ...refusedWith("cart/listing-not-found", "This product is not sold any more."),
        },
        { ...said("Your profile", "మీ ప్రొఫైల్"), ...refusedWith("platform/unreadable-answer", "") },
        { ...said("Neem oil: 1 in the cart", "వేప నూనె: కార్ట్‌లో 1"), state: "sent", decidedAt: now - 3_600_000 },
      ];
      const entries = states.map((state, at) => ({
        ...common,
        id: `left-${at}`,
        subject: `cart/${at + 1}`,
        savedAt: now - 90_000 + at,
        ...state,
      }));
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open("santha-outbox");
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction("outbox", "readwrite");
      transaction.objectStore("outbox").put(entries, [owner, "entries"]);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    await profileKey(page),
  );
}

for (const [language, width] of [
  ["en", 320],
  ["te", 320],
  ["te", 1280],
] as const)
  test(`[U13] unsent changes in every state fit ${width} px, and axe finds nothing (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    if (language === "te") await inTelugu(page);
    await openKeptApp(page, buyer);
    await leaveChanges(page);
    await page.goto("/#/app/unsent");
    await page.reload();
    await expect(page.locator(".main section.card")).toHaveCount(7);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".main button, .main .btn")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });

test("on a device that keeps nothing more a change is still sent, and one that cannot be sent is said not to be kept", async ({
  page,
  context,
}) => {
  await openKeptApp(page, buyer);
  await page.goto("/#/app/store");
  const hearts = page.getByRole("button", { name: /^Wishlist: / });
  await expect(hearts.first()).toBeVisible();
  // As Chromium fails on a full device: the write is given up.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...all) {
      const request = put.apply(this, all);
      this.transaction.abort();
      return request;
    };
  });
  const heart = hearts.first();
  const isIn = (await heart.getAttribute("aria-pressed")) === "true";
  const isAnswered = page.waitForResponse(
    (answer) => answer.url().includes("wishlist") && answer.request().method() !== "GET",
  );
  await heart.click();
  expect((await isAnswered).ok()).toBe(true);
  await expect(heart).toHaveAttribute("aria-pressed", String(!isIn));
  await context.setOffline(true);
  await heart.click();
  await expect(page.locator(".snack")).toContainText(/not|could/);
  await expect(heart).toHaveAttribute("aria-pressed", String(!isIn));
});
