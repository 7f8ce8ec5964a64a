// U3, U5, U12, U22, U27: how fast interactions are on a phone with a quarter of this machine's speed.
import type { CDPSession, Locator, Page } from "@playwright/test";
import { type Language, openPhone, type Phone, slowDown } from "./browser.ts";
import { atMost, type Mark, median, percentile } from "./numbers.ts";
import type { Place } from "./place.ts";

const products = 300;
const hearts = 10;
/** Milliseconds that a user looks after scrolling, and that a touch lasts. */
const [lookMs, pressMs] = [300, 60];

/** The page's own measurements while it is used. */
interface Felt {
  readonly interactions: readonly number[];
  readonly longTasks: readonly number[];
  readonly shift: number;
}

async function feel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt = { interactions: new Map<number, number>(), longTasks: [] as number[], shift: 0 };
    Object.assign(globalThis, { felt });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue;
        const longest = Math.max(felt.interactions.get(entry.interactionId) ?? 0, entry.duration);
        felt.interactions.set(entry.interactionId, longest);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) felt.longTasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[])
        if (!entry.hadRecentInput) felt.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function felt(page: Page): Promise<Felt> {
  return page.evaluate(() => {
    const kept = (
      globalThis as unknown as {
        felt: { interactions: Map<number, number>; longTasks: number[]; shift: number };
      }
    ).felt;
    return {
      interactions: [...kept.interactions.values()],
      longTasks: kept.longTasks,
      shift: kept.shift,
    };
  });
}

/**
 * Scrolls to `target`, waits, then touches its middle through the DevTools protocol. Playwright's `tap` runs hit
 * tests inside the page, which would count as slowness of the page.
 */
async function press(session: CDPSession, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await target.page().waitForTimeout(lookMs);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing to press: ${target}`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await target.page().waitForTimeout(pressMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Loads more products until the store shows `products` or has no more; returns how many it shows. */
async function fillList(page: Page, session: CDPSession): Promise<number> {
  const cards = page.getByRole("article");
  const more = page.getByRole("button", { name: /^(Load more|మరిన్ని చూపండి)$/ });
  await page.goto("/#/app/store");
  await cards.first().waitFor();
  while ((await cards.count()) < products && (await more.isVisible())) {
    const before = await cards.count();
    await press(session, more);
    await page.waitForFunction((count) => document.querySelectorAll("article").length > count, before);
    await page.waitForLoadState("networkidle");
  }
  return cards.count();
}

/** Frames a second while a finger moves the list for three seconds. */
function scrollRate(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        let frames = 0;
        const step = (now: number) => {
          frames += 1;
          window.scrollBy(0, 40);
          if (now - startedAt < 3000) requestAnimationFrame(step);
          else resolve((frames * 1000) / (now - startedAt));
        };
        requestAnimationFrame(step);
      }),
  );
}

/** The same for a plain page of as many two-word boxes: the limit of this machine's software rendering. */
async function bareScrollRate(phone: Phone, boxes: number): Promise<number> {
  const page = await phone.context.newPage();
  await slowDown(page);
  const box = '<article style="height: 260px; border: 1px solid">Neem oil</article>';
  const grid = "display: grid; grid-template-columns: 1fr 1fr; gap: 8px";
  await page.setContent(
    `<meta name="viewport" content="width=360"><div style="${grid}">${box.repeat(boxes)}</div>`,
  );
  return scrollRate(page);
}

/** Milliseconds from a press until the page shows `isDone`, measured inside the page. */
async function timeUntil(page: Page, press: () => Promise<void>, isDone: () => boolean): Promise<number> {
  const waiting = page.evaluate(
    (source) =>
      new Promise<number>((resolve) => {
        const isShown = new Function(`return (${source})()`) as () => boolean;
        let pressedAt = Number.NaN;
        addEventListener("pointerdown", (event) => (pressedAt = event.timeStamp), {
          capture: true,
          once: true,
        });
        const look = () => {
          if (!Number.isNaN(pressedAt) && isShown()) resolve(performance.now() - pressedAt);
          else requestAnimationFrame(look);
        };
        look();
      }),
    isDone.toString(),
  );
  await press();
  return waiting;
}

export async function measureHands(place: Place, language: Language): Promise<Mark[]> {
  const phone = await openPhone(place, language);
  const page = await phone.context.newPage();
  await feel(page);
  const session = await slowDown(page);
  const shown = await fillList(page, session);
  const likes = page.locator("article .like[aria-pressed=false]");
  const liked = page.locator("article .like[aria-pressed=true]");
  const before = await liked.count();
  for (let at = 0; at < hearts; at += 1) await press(session, likes.nth(at * 3));
  await page.waitForFunction(
    (count) => document.querySelectorAll("article .like[aria-pressed=true]").length === count,
    before + hearts,
  );
  // Jumping back to the top is no user interaction, so it is not measured.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(lookMs);
  const quiet = (await felt(page)).longTasks.length;
  const frames = await scrollRate(page);
  // The browser reports a long task only after its frame.
  await page.waitForTimeout(lookMs);
  const { interactions, longTasks, shift } = await felt(page);
  const longest = Math.max(0, ...longTasks.slice(quiet));
  const bare = await bareScrollRate(phone, shown);
  await phone.close();
  const answers = await measureAnswers(place, language);
  return [
    atMost(`a tap in a list of ${shown}, p75 (U3, ${language})`, percentile(interactions, 0.75), 200),
    atMost(`a tap in a list of ${shown}, slowest (U3, ${language})`, Math.max(...interactions), 500),
    {
      name: `scrolling a list of ${shown} (U12, ${language})`,
      measured: `${frames.toFixed(0)} frames a second, bare boxes ${bare.toFixed(0)}`,
      mark: "≥ 55",
      isMet: frames >= 55,
    },
    atMost(`longest task while it scrolls (U12, ${language})`, longest, 100),
    {
      name: `moves of the page by itself in that session (U5, ${language})`,
      measured: shift.toFixed(3),
      mark: "≤ 0.05",
      isMet: shift <= 0.05,
    },
    ...answers,
  ];
}

/** Measured at full speed: these limits concern the server's answer, not a slow phone. */
async function measureAnswers(place: Place, language: Language): Promise<Mark[]> {
  const phone = await openPhone(place, language);
  const page = await phone.context.newPage();
  const filters = await timeFilters(page);
  const switches = await timeLanguages(page);
  await phone.close();
  return [
    atMost(`a filter taken away (U22, ${language})`, median(filters), 300),
    atMost(`the other language, without a reload (U27, from ${language})`, median(switches), 300),
  ];
}

async function timeFilters(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const path of ["/#/app/store?stock=1", "/#/app/store?sort=price-up&stock=1"]) {
    await page.goto(path);
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    const applied = page.getByRole("button", { name: /^(Remove|తీసివేయండి)/ }).first();
    times.push(
      await timeUntil(
        page,
        () => applied.tap(),
        () => !location.hash.includes("stock=1") && document.querySelector("[aria-busy=true]") === null,
      ),
    );
  }
  return times;
}

/** Switches the language and back, twice; measures from the press in the menu until the page shows it. */
async function timeLanguages(page: Page): Promise<number[]> {
  await page.goto("/#/app/home");
  await page.waitForLoadState("networkidle");
  const times: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await page.getByRole("button", { name: /^(Menu|మెనూ)$/ }).tap();
    const isTelugu = await page.evaluate(() => document.documentElement.lang === "te");
    const chosen = page
      .getByRole("dialog")
      .locator(".lang button")
      .nth(isTelugu ? 0 : 1);
    await page.evaluate(() =>
      Object.assign(window, { wordsBefore: document.querySelector("main")?.textContent }),
    );
    times.push(
      await timeUntil(
        page,
        () => chosen.tap(),
        () =>
          document.querySelector("main")?.textContent !==
          (window as unknown as { wordsBefore: string }).wordsBefore,
      ),
    );
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  return times;
}
