import { expect, type Page, test } from "@playwright/test";
import { order } from "./support/order.ts";
import { signInAs } from "./support/people.ts";

const buyer = "9000000108";

test("eight tabs of one browser share one stream, each still loads a page, and what comes is told once and counted in all", async ({
  page,
  context,
}) => {
  const tabCount = 8;
  // On a machine with other work each tab may take ten seconds to load the app.
  test.setTimeout(30_000 + 15_000 * tabCount);
  await signInAs(page, buyer);
  let asked = 0;
  context.on("request", (request) => {
    if (request.url().includes("/v2/notifications/stream")) asked += 1;
  });
  const tabs = [page];
  while (tabs.length < tabCount) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto("/#/app/home");
    await expect(tab.getByRole("main")).toBeVisible();
  }
  // Signed-in work begins two seconds after a page is shown: one tab is connected then, and seven wait for its place.
  await expect.poll(() => followersIn(page)).toEqual([1, tabCount - 1]);
  await expect.poll(() => asked).toBe(1);

  // With a stream held by each tab the browser would have no connection left for these calls.
  for (const tab of tabs) await openNotifications(tab);

  const rows = (tab: Page) => tab.getByRole("main").getByRole("listitem");
  const before = await Promise.all(tabs.map((tab) => rows(tab).count()));
  const told = tabs.map(countSayings);
  await Promise.all(told.map(({ begin }) => begin()));
  await order(page);
  for (const [at, tab] of tabs.entries())
    await expect.poll(() => rows(tab).count()).toBeGreaterThan(before[at] ?? 0);
  await expect.poll(async () => sum(await Promise.all(told.map(({ count }) => count())))).toBe(1);
  await page.waitForTimeout(1000);
  expect(sum(await Promise.all(told.map(({ count }) => count())))).toBe(1);
  expect(asked).toBe(1);
});

test("what is read in one tab is read within a second in the others, and in another browser of the person", async ({
  page,
  context,
  browser,
}) => {
  await signInAs(page, buyer);
  for (let orders = 0; orders < 2; orders += 1) await order(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInAs(elsewhere, buyer);
  const beside = await context.newPage();
  const tabs = [page, beside, elsewhere];
  for (const tab of tabs) {
    const isFollowed = tab === beside ? Promise.resolve() : tab.waitForRequest(/\/v2\/notifications\/stream/);
    await tab.goto("/#/app/notifications");
    await expect(tab.getByText(/^\d+ unread$/)).toBeVisible();
    await isFollowed;
  }
  // The tab beside follows what the first one passes on, two seconds after it is opened.
  await expect.poll(() => followersIn(beside)).toEqual([1, 1]);
  const unread = (tab: Page) => tab.getByRole("main").getByText(/^Unread/);
  const before = await unread(page).count();
  expect(before).toBeGreaterThanOrEqual(2);
  const within = await aSecondOf(elsewhere);

  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  for (const tab of [beside, elsewhere])
    await expect.poll(() => unread(tab).count(), within).toBeLessThan(before);

  await beside.goto("/#/app/home");
  await beside.locator(".hdr").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  const counted = beside.getByRole("link", { name: /^Notifications, \d/ });
  await expect(counted).toBeVisible();
  await elsewhere.getByRole("button", { name: "Mark all as read" }).click();
  await expect.poll(() => counted.count(), within).toBe(0);
  await expect(beside.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
});

test("logging out in one tab leads the others to sign-in, and nothing stays there of what was typed", async ({
  page,
  context,
}) => {
  await signInAs(page, buyer);
  const beside = await context.newPage();
  for (const tab of [page, beside]) {
    await tab.goto("/#/app/grievances");
    await tab.getByLabel("What happened?").fill("The sack came torn.");
  }
  const kept = (tab: Page) => tab.evaluate(() => Object.values({ ...sessionStorage }).join(" "));
  for (const tab of [page, beside]) expect(await kept(tab)).toContain("torn");
  await page.goto("/#/app/home");
  await page.locator(".hdr").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  for (const tab of [page, beside]) {
    await expect(tab.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await kept(tab)).not.toContain("torn");
  }
});

test("a stream that is cut before it says anything goes on where it began", async ({ page }) => {
  await signInAs(page, buyer);
  let beginning = "";
  await page.route(
    "**/v2/notifications/stream",
    async (route) => {
      const answer = await route.fetch({ url: `${route.request().url()}?ending=now` });
      beginning = /^id: ([0-9]+)$/m.exec(await answer.text())?.[1] ?? "";
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  const comesBack = page.waitForRequest(
    async (request) =>
      request.url().includes("/v2/notifications/stream") && "last-event-id" in (await request.allHeaders()),
  );
  await page.goto("/#/app/home");
  const again = await comesBack;
  expect(beginning).not.toBe("");
  expect((await again.allHeaders())["last-event-id"]).toBe(beginning);
});

/** The list, and a call of the tab beside it: what is shown may have been read ahead, so it proves no free connection. */
async function openNotifications(tab: Page): Promise<void> {
  await tab.goto("/#/app/notifications");
  expect(await tab.evaluate(async () => (await fetch("/v2/notifications?limit=1")).status)).toBe(200);
  await expect(tab.getByText("All read").or(tab.getByText(/^\d+ unread$|Nothing new yet/))).toBeVisible();
}

/** A second, and longer by what ten calls take: next to nothing, unless the machine is busy with something else. */
async function aSecondOf(tab: Page): Promise<{ readonly timeout: number; readonly intervals: number[] }> {
  const startedAt = performance.now();
  for (let call = 0; call < 10; call += 1)
    await tab.evaluate(async () => (await fetch("/v2/notifications?limit=1")).json());
  // The usual looks, ever further apart, would have their last one before the second is over.
  return { timeout: 1000 + performance.now() - startedAt, intervals: [50] };
}

/** How many tabs of this browser hold the stream and how many wait to take it over, hearing what is passed on. */
const followersIn = (tab: Page): Promise<number[]> =>
  tab.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [held, pending].map(
      (locks) => locks.filter(({ name }) => name?.startsWith("santha-notifications-")).length,
    );
  });

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Counts the messages that a tab shows from now on. */
function countSayings(tab: Page) {
  return {
    begin: () =>
      tab.evaluate(() => {
        const scope = window as unknown as { sayings: number };
        scope.sayings = 0;
        const host = document.querySelector(".snack-host");
        new MutationObserver(() => {
          if (host?.querySelector(".snack")) scope.sayings += 1;
        }).observe(host as Element, { childList: true });
      }),
    count: () => tab.evaluate(() => (window as unknown as { sayings: number }).sayings),
  };
}
