import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../tools/chromium.ts";
import { freePort } from "../processes.ts";
import { putPagesFirst } from "./pages-first.ts";
import { agent, type Place, password } from "./place.ts";

export type Language = "en" | "te";

/** A browser profile of its own, as a visit after the first: no splash, no question for the pin code. */
export interface Phone {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Whose phone it is. */
interface Owner {
  /** Nobody is signed in. */
  readonly isStranger?: boolean;
}

/** Opens a phone, with the demo's agent signed in unless `isStranger`. */
export async function openPhone(place: Place, language: Language, owner: Owner = {}): Promise<Phone> {
  const folder = mkdtempSync(join(tmpdir(), "santha-phone-"));
  const context = await openPrepared(folder, place, language, owner);
  const leaveThem = putPagesFirst(folder);
  return {
    context,
    async close() {
      leaveThem();
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same phone with nothing listening to it, which would slow down what is measured. */
export interface BarePhone {
  /** Where Lighthouse finds this browser. */
  readonly debuggingPort: number;
  readonly close: () => Promise<void>;
}

/** Opens a phone as `openPhone` does, for Lighthouse alone. */
export async function openBarePhone(place: Place, language: Language, owner: Owner = {}): Promise<BarePhone> {
  const folder = mkdtempSync(join(tmpdir(), "santha-phone-"));
  await (await openPrepared(folder, place, language, owner)).close();
  const debuggingPort = await freePort();
  const words = ["--headless=new", `--user-data-dir=${folder}`, `--remote-debugging-port=${debuggingPort}`];
  const browser = spawn(
    await findChromium({ isFull: true }),
    [...words, ...quietly, noSearchBox, "about:blank"],
    {
      stdio: "ignore",
    },
  );
  const leaveThem = putPagesFirst(folder);
  return {
    debuggingPort,
    async close() {
      leaveThem();
      const ended = once(browser, "exit");
      browser.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Nothing but the page goes over the network. */
const quietly = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** On a desktop the search box above a page is two pages of its own that begin with it; a phone has none. */
const noSearchBox = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";

async function openPrepared(
  folder: string,
  place: Place,
  language: Language,
  { isStranger = false }: Owner,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium({ isFull: true }),
    baseURL: place.origin,
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    args: quietly,
  });
  if (!isStranger) {
    await place.query("delete from rate_limits");
    await context.request.post("/v2/auth/sign-in", { data: { mobileNo: agent, password } });
  }
  const page = await context.newPage();
  await page.goto("/data/HelpData/HelpData.json");
  await page.evaluate((chosen) => {
    const date = new Date().toLocaleDateString("en-GB", { timeZone: "Asia/Kolkata" });
    localStorage.setItem("santha.language", chosen);
    localStorage.setItem("santha.splash-screen-seen", "true");
    localStorage.setItem("santha.splash-seen", JSON.stringify({ date, doNotShowAgain: true }));
  }, language);
  await page.close();
  return context;
}

/** Makes the page's scripts run as on a phone with a fourth of the speed. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

/** "Regular 3G" as Lighthouse names it: 300 ms there and back, 700 kbit/s. */
export async function onRegular3g(session: CDPSession): Promise<void> {
  const bytesPerSecond = (700 * 1024) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
