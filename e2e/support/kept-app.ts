import { expect, type Page } from "@playwright/test";
import { signInAs } from "./people.ts";

/** Opens home as somebody who comes back: the service worker serves the app and has kept what is read offline. */
export async function openKeptApp(page: Page, mobileNo: string): Promise<void> {
  await signInAs(page, mobileNo);
  await page.goto("/#/app/home");
  await expect
    .poll(async () => (await keptByWorker(page)).some((one) => one.includes("wishlist-page")), {
      timeout: 20_000,
    })
    .toBe(true);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** All that the worker keeps: method and path. */
export function keptByWorker(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`);
  });
}

/** Whose records are in the phone's databases, each once. */
export function ownersOnPhone(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const owners: string[] = [];
    for (const name of ["answers", "outbox"]) {
      const database = await ask(indexedDB.open(`santha-${name}`));
      const keys = await ask(database.transaction(name).objectStore(name).getAllKeys());
      owners.push(...(keys as [string, string][]).map(([owner]) => owner));
      database.close();
    }
    return [...new Set(owners)];
  });
}

/** Of the person who is signed in. */
export async function profileKey(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === "userId")?.value ?? "";
}
