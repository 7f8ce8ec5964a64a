// U6 and U10: the first visit on a slow network, and a visit without any.
import { type Language, onRegular3g, openPhone, slowDown } from "./browser.ts";
import { atMost, type Mark, median } from "./numbers.ts";
import type { Place } from "./place.ts";

const runs = 3;

/** What the app has drawn, and not the first sight before it, when a page can be used, and how long it may take when nothing is kept yet (U6). */
const firstVisits = [
  { name: "store", path: "/#/app/store", shown: "#app article", most: 5000 },
  {
    name: "check-out",
    path: "/#/app/store/checkout/shipping",
    shown: "#app main :is(input[type=radio], form)",
    most: 6000,
  },
] as const;

export async function measureSlowNetwork(place: Place, language: Language): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const { name, path, shown, most } of firstVisits) {
    const times: number[] = [];
    for (let at = 0; at < runs; at += 1) {
      const phone = await openPhone(place, language);
      const page = await phone.context.newPage();
      await onRegular3g(await slowDown(page));
      const startedAt = performance.now();
      await page.goto(path, { waitUntil: "commit" });
      await page.locator(shown).first().waitFor({ timeout: 30_000 });
      times.push(performance.now() - startedAt);
      await phone.close();
    }
    marks.push(
      atMost(`${name} usable at a first visit on regular 3G (U6, ${language})`, median(times), most),
    );
  }
  return marks;
}

/** The shell of a return visit with the network off, from the address to its header (U10). */
export async function measureNoNetwork(place: Place, language: Language): Promise<Mark[]> {
  const phone = await openPhone(place, language);
  const visit = await phone.context.newPage();
  await visit.goto("/#/app/order");
  await visit.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await visit.waitForLoadState("networkidle");
  await visit.close();
  await phone.context.setOffline(true);
  const times: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const page = await phone.context.newPage();
    const startedAt = performance.now();
    await page.goto("/#/app/order", { waitUntil: "commit" });
    await page.locator("#app header").first().waitFor();
    times.push(performance.now() - startedAt);
    await page.close();
  }
  await phone.close();
  return [atMost(`shell of a return visit without network (U10, ${language})`, median(times), 1000)];
}
