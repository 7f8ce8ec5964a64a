import { screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

it("a late order says since when, what happens next, and leads to support's phone and to a complaint; in Telugu too", async () => {
  const { cookie: as } = await aPerson(server);
  const { listingId } = await aProduct(server);
  const { orderIds } = await anOrder(server, { as, lines: [{ listingId, quantity: 1 }] });
  const id = orderIds[0] ?? "";
  page = openApp(server, { at: `/app/order/${id}`, as });
  await screen.findByRole("region", { name: "Order summary" });
  expect(screen.queryByText(/^This order is late/)).toBeNull();
  await page.close();
  const expected = new Date(server.clock.now().getTime() - 4 * 86_400_000).toISOString().slice(0, 10);
  const late = { state: "DISPATCHED", expected_by: expected };
  await server.platform.database.updateTable("orders").set(late).where("id", "=", id).execute();
  page = openApp(server, { at: `/app/order/${id}`, as });
  expect(await screen.findByText(/^This order is late. It was due by/)).toBeDefined();
  expect(screen.getByRole("link", { name: /^Call support/ }).getAttribute("href")).toMatch(/^tel:/);
  expect(screen.getByRole("link", { name: "Write a complaint" }).getAttribute("href")).toBe(
    "/#/app/grievances",
  );
  await page.close();
  chooseLanguage("te");
  page = openApp(server, { at: `/app/order/${id}`, as });
  expect(await screen.findByText(/^ఈ ఆర్డర్ ఆలస్యమైంది/)).toBeDefined();
});
