// With eight tabs open every tab still loads a page within a second. That they share one stream and are told once is
// proved by e2e/tabs.spec.ts.
import { type Language, openPhone } from "./browser.ts";
import { atMost, type Mark } from "./numbers.ts";
import type { Place } from "./place.ts";

const tabs = 8;
const mostMs = 1000;

/** How long the slowest of eight tabs takes to load the store anew, each asked once, one after the other. */
export async function measureTabs(place: Place, language: Language): Promise<Mark[]> {
  const phone = await openPhone(place, language);
  const opened = [];
  for (let at = 0; at < tabs; at += 1) {
    const tab = await phone.context.newPage();
    await tab.goto("/#/app/store");
    await tab.locator("article").first().waitFor();
    opened.push(tab);
  }
  // Signed-in work, the stream among it, begins two seconds after a page is shown.
  await opened.at(-1)?.waitForTimeout(3000);
  let slowest = 0;
  for (const tab of opened) {
    const startedAt = performance.now();
    await tab.reload({ waitUntil: "commit" });
    await tab.locator("article").first().waitFor();
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  await phone.close();
  return [atMost(`store loaded anew, the slowest of ${tabs} open tabs (${language})`, slowest, mostMs)];
}
