// The icons of the installed app, drawn from our SVG: `node e2e/support/app-icons.ts` after a drawing has changed.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/chromium.ts";

const folder = "engine/web/public";
const drawing = (file: string): string => readFileSync(`${folder}/${file}`, "utf8");
const yellow = `fill="none" stroke="#fbae18" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`;
const onCloth = (lines: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#04482a"/><g ${yellow}>${lines}</g></svg>`;

const icons = [
  { file: "icon-192.png", size: 192, svg: drawing("icon.svg") },
  { file: "icon-512.png", size: 512, svg: drawing("icon.svg") },
  { file: "maskable-192.png", size: 192, svg: drawing("install/maskable.svg") },
  { file: "maskable-512.png", size: 512, svg: drawing("install/maskable.svg") },
  { file: "apple-touch-icon.png", size: 180, svg: drawing("install/maskable.svg") },
  {
    file: "store-96.png",
    size: 96,
    svg: onCloth(
      `<path d="M16 28l4-11h24l4 11q-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0zM19 34v13h26V34M28 47v-8h8v8"/>`,
    ),
  },
  {
    file: "orders-96.png",
    size: 96,
    svg: onCloth(`<path d="M32 15l15 8v17l-15 9-15-9V23zM17 23l15 9 15-9M32 32v17M24.500 19l15 8.500"/>`),
  },
  {
    file: "cart-96.png",
    size: 96,
    svg: onCloth(`<path d="M15 28h34l-5 19H20zM24 28l6-12M40 28l-6-12M27 34v7M32 34v7M37 34v7"/>`),
  },
  {
    file: "drafts-96.png",
    size: 96,
    svg: onCloth(`<path d="M20 16h24v32H20zM26 25h12M26 32h12M26 39h7M16 24h6M16 32h6M16 40h6"/>`),
  },
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: `${folder}/install/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
