import { addToCart } from "@santha/contract/cart";
import { type TestApp, testApp } from "@santha/server/src/test/app.ts";
import { aPerson, aProduct } from "@santha/server/src/test/builders.ts";
import { anOrder } from "@santha/server/src/test/shopping.ts";
import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { breakCalls } from "../test/faults.ts";
import { setOnline } from "../test/network.ts";
import { type OpenedApp, openApp } from "../test/open-app.tsx";
import { setViewportWidth } from "../test/viewport.ts";
import { readAhead } from "./read-ahead.ts";

let server: TestApp;
let page: OpenedApp;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
  setViewportWidth(1280);
});
afterEach(async () => {
  mend?.();
  setOnline(true);
  await page.close();
});
afterAll(() => server.close());

it("cart, orders, the newest of them, the profile, help, coupons and notifications are read without a network by somebody who has not opened them", async () => {
  const { listingId } = await aProduct(server, { title: { en: "Urea 46% N", te: "" } });
  const { cookie, profileKey } = await aPerson(server, { firstName: "Sarojini" });
  const { orderIds } = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  await server.call(addToCart, { body: { listingId, quantity: 2 } }, { as: cookie });
  const as = `${cookie}; userId=${profileKey}`;
  const openWithoutNetwork = (at: string): void => {
    const begin = (): void => {
      setOnline(false);
      mend = breakCalls("/", "no answer");
    };
    page = openApp(server, { at, as, begin });
  };
  page = openApp(server, { at: "/app/store/checkout/drafts", as });
  await screen.findByRole("button", { name: "Account" });
  await readAhead();
  await page.close({ comesBack: true });
  openWithoutNetwork("/app/store/checkout/cart");
  expect(await screen.findByRole("heading", { level: 3, name: "Urea 46% N" })).toBeDefined();
  await page.user.click(screen.getByRole("button", { name: "Help" }));
  const help = within(await screen.findByRole("dialog", { name: "Help" }));
  expect(await help.findByRole("heading", { level: 3 })).toBeDefined();
  mend?.();
  await page.close({ comesBack: true });
  openWithoutNetwork(`/app/order/${orderIds[0]}`);
  expect((await screen.findAllByText(new RegExp(`#${orderIds[0]}`))).length).toBeGreaterThan(0);
  mend?.();
  await page.close({ comesBack: true });
  openWithoutNetwork("/app/order");
  expect(await screen.findByText(`#${orderIds[0]}`)).toBeDefined();
  mend?.();
  await page.close({ comesBack: true });
  openWithoutNetwork("/app/profiles");
  expect(await screen.findByRole("heading", { level: 2, name: "Sarojini" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Edit" })).toBeDefined();
  mend?.();
  await page.close({ comesBack: true });
  openWithoutNetwork("/app/coupons");
  expect(await screen.findByText("No coupons")).toBeDefined();
  mend?.();
  await page.close({ comesBack: true });
  openWithoutNetwork("/app/notifications");
  expect(await screen.findByText("Nothing new yet")).toBeDefined();
});
