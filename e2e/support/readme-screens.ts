// The pictures of the README: `node e2e/support/readme-screens.ts` beside a started demo on port 3000.
import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/chromium.ts";

const address = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`;
const pictures = [
  { file: "docs/screens/store-360.png", path: "/#/app/store", width: 360, height: 800, isMobile: true },
  { file: "docs/screens/earnings-1280.png", path: "/#/app/order", width: 1280, height: 800, isMobile: false },
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
for (const { file, path, width, height, isMobile } of pictures) {
  const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile });
  await context.addInitScript(() => localStorage.setItem("santha.splash-screen-seen", "true"));
  const page = await context.newPage();
  await page.request.post(`${address}/v2/auth/sign-in`, {
    data: { mobileNo: "9000000001", password: "santha123" },
  });
  await page.goto(address + path);
  await page.waitForLoadState("networkidle");
  // The footer tabs come two seconds after sign-in.
  await page.waitForTimeout(2500);
  await page.screenshot({ path: file });
  await context.close();
}
await browser.close();
