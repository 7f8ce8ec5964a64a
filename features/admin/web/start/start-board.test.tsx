import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { anApplication } from "#testing/shop/applications.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let broken = "";
beforeAll(async () => {
  server = await testApp({
    onStatement(text) {
      if (broken !== "" && text.includes(broken)) throw new Error("the table is away");
    },
  });
});
afterEach(() => page?.close());
afterAll(() => server.close());

it("[ADM-007] the console shows what waits over its limit with the way to it; a count that fails is a dash with Try again; a bar leads to the orders of its day", async () => {
  await anApplication(server, "agent");
  server.clock.advance(3 * 86_400_000);
  broken = "from sms_messages";
  const admin = await aPerson(server, { roles: ["platform-admin"] });
  page = openApp(server, { at: "/app/admin", as: admin.cookie });
  const waiting = within(await screen.findByRole("region", { name: "Waiting" }));
  waiting.getByText("1 over limit");
  const row = waiting.getByRole("link", { name: /Applications/ });
  expect([row.getAttribute("href"), row.textContent]).toEqual([
    "/#/app/admin/applications",
    "ApplicationsOldest 3 d, limit 2 d1",
  ]);
  waiting.getByText("–");
  // Refunds are finance's: without that role there is a count and no link.
  expect(waiting.queryByRole("link", { name: /Refunds/ })).toBeNull();
  broken = "";
  await page.user.click(waiting.getByRole("button", { name: "Try again" }));
  expect(await waiting.findByRole("link", { name: /Failed SMS/ })).toBeTruthy();
  const chart = within(screen.getByRole("region", { name: "Orders a day" }));
  expect(chart.getAllByRole("listitem")).toHaveLength(7);
  const today = chart.getByRole("link", { name: /today/ });
  await page.user.click(today);
  expect(await screen.findByRole("button", { name: "Clear search and filters" })).toBeTruthy();
  const day = screen.getByLabelText<HTMLInputElement>("Day").value;
  expect([day, screen.getByLabelText<HTMLSelectElement>("State").value]).toEqual(["2026-07-17", "placed"]);
});
