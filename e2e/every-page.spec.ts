import { globSync, readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { type Cookie, expect, type Page, test } from "@playwright/test";
import { atSize, cutSigns, misfits, misfitsWidened } from "./support/page-checks.ts";
import { agent, inTelugu, signInAs } from "./support/people.ts";
import { insidePages, outsidePages } from "./support/routes.ts";

/** Language, size and colours rotate by page; `SANTHA_LOOKS=all` looks at each page in all eight. */
const looks = [
  { language: "en", width: 360, colours: "light" },
  { language: "te", width: 1280, colours: "dark" },
  { language: "te", width: 360, colours: "light" },
  { language: "en", width: 1280, colours: "dark" },
  { language: "en", width: 360, colours: "dark" },
  { language: "te", width: 1280, colours: "light" },
  { language: "te", width: 360, colours: "dark" },
  { language: "en", width: 1280, colours: "light" },
] as const;

const pages = [...outsidePages, ...insidePages];
/** Older addresses that only lead on; `guards.spec.ts` follows them. */
const redirects = new Set(["/p/c/$title/$ids"]);
const isAll = process.env["SANTHA_LOOKS"] === "all";

for (const [at, path] of pages.entries()) {
  for (const look of isAll ? looks : [looks[at % looks.length] ?? looks[0]]) {
    test(`${path} in ${look.language} at ${look.width} px, ${look.colours}, has no finding of axe`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width: look.width, height: 900 },
        colorScheme: look.colours,
        isMobile: false,
      });
      const page = await context.newPage();
      if (look.language === "te") await inTelugu(page);
      await open(page, path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

for (const language of ["en", "te"] as const) {
  test(`[U16] [U26] no page is wider than a phone of 320 px, and none cuts its words, also with wider text and at 200 % (${language})`, async ({
    browser,
  }) => {
    // All pages in one test: on a machine with other work a page may take ten seconds.
    test.setTimeout(600_000);
    const wide: string[] = [];
    const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    if (language === "te") await inTelugu(page);
    const misfitsHere = async (): Promise<string[]> => [
      ...(await misfits(page)),
      ...(await misfitsWidened(page)).map((one) => `with wider text ${one}`),
      ...(language === "te" ? await cutSigns(page) : []),
    ];
    for (const path of pages) {
      await open(page, path);
      const cut = [
        ...(await misfitsHere()),
        // A window of 1280 x 800 px at 200 %.
        ...(await atSize(page, { width: 640, height: 400 }, () => misfits(page))),
        // Telugu is longer, and most phones have this width.
        ...(language === "te" ? await atSize(page, { width: 360, height: 700 }, misfitsHere) : []),
      ];
      if (cut.length > 0) wide.push(`${path}: ${cut.join(", ")}`);
    }
    await context.close();
    expect(wide).toEqual([]);
  });
}

test("every route of every feature is looked at here", () => {
  const tables = globSync("../features/*/web/{routes,*.routes}.tsx", { cwd: import.meta.dirname });
  const routes = tables.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(/path: "([^"]+)"/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(routes.length).toBeGreaterThan(15);
  const isLookedAt = (route: string): boolean => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, "[^/?]+")}(\\?.*)?$`);
    return pages.some((page) => pattern.test(page));
  };
  expect(routes.filter((route) => !isLookedAt(route) && !redirects.has(route))).toEqual([]);
});

/** Of the agent's one session: signing in for every page would pass the limit of sign-ins. */
let cookies: readonly Cookie[] = [];

async function signInOnce(page: Page): Promise<void> {
  if (cookies.length === 0) {
    await signInAs(page, agent);
    cookies = await page.context().cookies();
  } else await page.context().addCookies(cookies);
}

async function open(page: Page, path: string): Promise<void> {
  const isInside = (insidePages as readonly string[]).includes(path);
  if (isInside) await signInOnce(page);
  else await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(`/#${isInside ? await withOrders(page, path) : path}`);
  await expect(page.locator("#app")).not.toBeEmpty();
  await page.waitForLoadState("networkidle");
  // The page of the parts shows a skeleton for good.
  if (path !== "/parts") await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
}

async function withOrders(page: Page, path: string): Promise<string> {
  if (!path.includes("{")) return path;
  const { data } = (await (await page.request.get("/v2/orders?limit=1")).json()) as {
    data: { orders: { orderId: string; masterId: string }[] };
  };
  const [order] = data.orders;
  if (!order) throw new Error("the agent of the demo world has no order");
  return path.replace("{order}", order.orderId).replace("{master}", order.masterId);
}
