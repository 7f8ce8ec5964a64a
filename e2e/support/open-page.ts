import { type Cookie, expect, type Page } from "@playwright/test";
import { agent, signInAs } from "./people.ts";
import { insidePages } from "./routes.ts";

/** Of the agent's one session: signing in for every page would pass the limit of sign-ins. */
let cookies: readonly Cookie[] = [];

async function signInOnce(page: Page): Promise<void> {
  if (cookies.length === 0) {
    await signInAs(page, agent);
    cookies = await page.context().cookies();
  } else await page.context().addCookies(cookies);
}

/** Opens a page of the app once all it asks for has come: those inside as the agent, the others signed out. */
export async function openPage(page: Page, path: string): Promise<void> {
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
