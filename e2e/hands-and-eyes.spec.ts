import { expect, type Locator, type Page, test } from "@playwright/test";
import { atSize, misfitsEnlarged, misfitsWidened } from "./support/page-checks.ts";
import { agent, inTelugu, signInAs } from "./support/people.ts";

const paths = [
  "/app/home",
  "/app/notifications",
  "/app/wishlist",
  "/app/coupons",
  "/app/unsent",
  "/app/home/social/faq",
  "/app/home/social/contact-us",
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

const header = (page: Page, name: string): Locator =>
  page.locator(".hdr").getByRole("button", { name, exact: true }).filter({ visible: true });

test("[U13] [U15] the Tab key reaches the end of a page and leaves it, and what has the focus is never behind header or tabs", async ({
  page,
}) => {
  await signInAs(page, agent);
  for (const path of ["/app/home", "/app/notifications", "/app/coupons", "/app/store/checkout/cart"]) {
    // Else the keyboard goes on where it was on the page before.
    await page.goto("about:blank");
    await open(page, path);
    await expect(page.getByRole("navigation", { name: "Tabs" }).or(page.locator(".main"))).not.toHaveCount(0);
    const seen = new Set<string>();
    let isOut = false;
    for (let press = 0; press < 200 && !isOut; press += 1) {
      await page.keyboard.press("Tab");
      const at = await focusedAtRest(page);
      isOut = at === null;
      if (at === null) break;
      expect(at.isSeen, `${path}: ${at.name} is hidden`).toBe(true);
      seen.add(at.name);
    }
    expect(isOut, `${path} holds the focus`).toBe(true);
    expect(seen.size).toBeGreaterThan(3);
  }
});

/** What has the focus and whether it is seen there; null when nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const { left, top, width, height } = one.getBoundingClientRect();
    // At the edge of a strip a part of it is enough (WCAG 2.4.11).
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = shares.some((down) =>
      shares.some((along) => {
        const found = document.elementFromPoint(left + width * along, top + height * down);
        return found !== null && (one.contains(found) || found.contains(one));
      }),
    );
    const name = one.getAttribute("aria-label") ?? one.textContent ?? "";
    const place = `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`;
    return { name: `${one.tagName} ${name.slice(0, 60)} at ${place}`, isSeen };
  });

/** What has the focus once a strip that scrolls sideways has come to rest: it is seen then, or never. */
async function focusedAtRest(page: Page) {
  let at = await focused(page);
  for (const startedAt = Date.now(); at?.isSeen === false && Date.now() - startedAt < 10_000; ) {
    await page.waitForTimeout(100);
    at = await focused(page);
  }
  return at;
}

test("[U17] help stands at the same place on every page of the shell", async ({ page }) => {
  await signInAs(page, agent);
  const placeOfHelp = () => header(page, "Help").boundingBox();
  const [first = "", ...others] = paths;
  await open(page, first);
  const place = await placeOfHelp();
  expect(place).not.toBeNull();
  for (const path of others) {
    await open(page, path);
    await expect.poll(placeOfHelp, path).toEqual(place);
  }
});

test("[U14] a finger that misses the words by half a line still meets what leads on: orders, shared products and the ways to all of them", async ({
  page,
}) => {
  await signInAs(page, agent);
  for (const path of ["/app/home", "/app/home/social", "/app/order", "/app/home/social/contact-us"]) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const missed = await page.evaluate(() => {
      const isMet = (link: Element, x: number, y: number): boolean => {
        const found = document.elementFromPoint(x, y);
        return (
          found !== null &&
          (link.contains(found) || found.closest("a")?.getAttribute("href") === link.getAttribute("href"))
        );
      };
      return [
        ...document.querySelectorAll<HTMLElement>(
          "main .ot-t a, main .mini a, main .sec-h a, main p > a:only-child",
        ),
      ]
        .filter((link) => {
          link.scrollIntoView({ block: "center" });
          const { left, top, width, height } = link.getBoundingClientRect();
          const [x, middle] = [left + Math.min(width, 40) / 2, top + height / 2];
          return !isMet(link, x, middle - 11.5) || !isMet(link, x, middle + 11.5);
        })
        .map((link) => link.textContent);
    });
    expect(missed, path).toEqual([]);
  }
});

for (const language of ["en", "te"] as const)
  test(`[U14] [U16] with wider text nothing is cut or scrolls sideways, and each main action is 44 px high (${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, agent);
    const found: string[] = [];
    for (const path of paths) {
      await open(page, path);
      const trouble = await page.evaluate(() => {
        const small = [...document.querySelectorAll<HTMLElement>(".btn:not(.small), .tab, .iconbtn")]
          .filter((one) => one.offsetHeight > 0 && one.offsetHeight < 44)
          .map((one) => `low: ${one.textContent || one.getAttribute("aria-label")}`);
        // The distances that WCAG 1.4.12 asks for, as an extension of the browser sets them.
        for (const one of document.querySelectorAll<HTMLElement>("body *")) {
          one.style.letterSpacing = "0.12em";
          one.style.wordSpacing = "0.16em";
        }
        const isWide = document.documentElement.scrollWidth > innerWidth;
        const cut = [...document.querySelectorAll<HTMLElement>("button, .btn, h1, h2, h3, p")]
          .filter(
            (one) => one.offsetHeight > 0 && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
          )
          .filter((one) => getComputedStyle(one).overflowX !== "visible" || one.matches("button, .btn"))
          .map((one) => `cut: ${one.textContent?.slice(0, 60)}`);
        return [...small, ...(isWide ? ["sideways"] : []), ...cut];
      });
      trouble.push(...(await atSize(page, { width: 320, height: 700 }, () => misfitsWidened(page))));
      if (trouble.length > 0) found.push(`${path}: ${trouble.join("; ")}`);
    }
    expect(found).toEqual([]);
  });

test.describe("without a service worker", () => {
  // It would answer in place of the route.
  test.use({ serviceWorkers: "block" });

  test("[U16] the number of a hundred unread stays within its button with wider text, on a phone and on a wide screen", async ({
    page,
  }) => {
    await page.route(/\/v2\/notifications\?/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { readonly data: object };
      await route.fulfill({ json: { ...answer, data: { ...answer.data, unreadCount: 100 } } });
    });
    await signInAs(page, agent);
    const found: string[] = [];
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("about:blank");
      await open(page, "/app/home");
      await expect(page.locator(".hdr [data-count='99+']").filter({ visible: true })).toHaveCount(1);
      found.push(...(await misfitsWidened(page)).map((one) => `${width}: ${one}`));
    }
    // A call that is under way when the page closes would fail the journey.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(found).toEqual([]);
  });
});

for (const language of ["en", "te"] as const)
  test(`[U16] with letters of one and a half and twice their size home and coupons fit a phone (${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, agent);
    const found: string[] = [];
    for (const path of ["/app/home", "/app/coupons", "/app/home/social"])
      for (const times of [1.5, 2]) {
        await open(page, path);
        const trouble = await atSize(page, { width: 360, height: 740 }, () => misfitsEnlarged(page, times));
        if (trouble.length > 0) found.push(`${path} at ${times}: ${trouble.join("; ")}`);
      }
    expect(found).toEqual([]);
  });

test("[U26] Telugu lines leave room for their signs: about 1.5 of the letter, and no line is clipped", async ({
  page,
}) => {
  await inTelugu(page);
  await signInAs(page, agent);
  const found = new Set<string>();
  for (const path of paths) {
    await open(page, path);
    const tight = await page.evaluate(() => {
      const hasTelugu = /[\u0c00-\u0c7f]/;
      const hasOwnText = (one: Element) =>
        [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && hasTelugu.test(node.textContent ?? ""),
        );
      const ratio = (one: Element): number => {
        const { fontSize, lineHeight } = getComputedStyle(one);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      };
      const isClipped = (one: Element): boolean => {
        const { overflowY, webkitLineClamp, position } = getComputedStyle(one);
        // Whole lines that are left out are meant; words for readers alone are not seen.
        const isMeant = webkitLineClamp !== "none" || position === "absolute";
        return !isMeant && overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1;
      };
      const controls = "button, a, input, select, label, h1, h2, h3, nav, header";
      const isTight = (one: Element): boolean => ratio(one) < (one.closest(controls) ? 1.45 : 1.5);
      return [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((one) => one.offsetHeight > 0 && one.clientHeight > 0 && hasOwnText(one))
        .filter((one) => isClipped(one) || isTight(one))
        .map(
          (one) =>
            `${ratio(one).toFixed(2)} ${one.className || one.tagName}: ${one.textContent?.slice(0, 30)}`,
        );
    });
    for (const one of tight) found.add(one);
  }
  expect([...found]).toEqual([]);
});

test("[U27] drawer, help and pin code say nothing in English on a Telugu screen but what is marked so, such as names", async ({
  page,
}) => {
  await inTelugu(page);
  await signInAs(page, agent);
  await open(page, "/app/home");
  for (const opener of [header(page, "మెనూ"), header(page, "సహాయం"), page.locator(".homeplace")]) {
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(dialog.getByRole("img", { name: "లోడ్ అవుతోంది" })).toHaveCount(0);
    const texts = await dialog.evaluate((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const isMarked = walker.currentNode.parentElement?.closest("[lang]")?.getAttribute("lang") === "en";
        if (!isMarked) found.push(walker.currentNode.textContent ?? "");
      }
      return found;
    });
    expect(texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? [])).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});
