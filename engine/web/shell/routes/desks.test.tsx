import { act, screen, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sellerParts } from "#engine/contract/person.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { beginSession, knownSession } from "../../data/session.ts";
import { deskFeatures } from "../../desk-features.ts";
import { webFeatures } from "../../features.ts";
import { pathOf } from "../../routes/navigation.ts";
import type { WebFeature } from "../../routes/web-feature.ts";
import { registeredDesks } from "./registered.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it("a feature is among the desks when all of its pages are at one, and only then", () => {
  const isAtDesk = ({ routes }: WebFeature) =>
    routes.every((route) => /^\/app\/(admin|sell)(\/|$)/.test(pathOf(route)));
  expect(deskFeatures.filter((feature) => !isAtDesk(feature))).toEqual([]);
  expect(webFeatures.filter(isAtDesk)).toEqual([]);
});

it("a farmer's app does without the desks; they come into the menu of somebody who begins to sell, and are opened", async () => {
  setViewportWidth(360);
  const { cookie } = await aPerson(server, { firstName: "Padma" });
  const page = openApp(server, { at: "/app/store", as: cookie });
  await page.user.click((await screen.findAllByRole("button", { name: "Menu" }))[0] as HTMLElement);
  const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(drawer.queryByRole("link", { name: "Delivery areas" })).toBeNull();
  expect(registeredDesks()).toBeUndefined();
  const session = knownSession();
  if (session) act(() => beginSession({ ...session, roles: ["seller"], sellerParts: [...sellerParts] }));
  await page.user.click(await drawer.findByRole("link", { name: "Delivery areas" }));
  await expect.poll(() => document.title).toBe("Delivery areas - Santha");
  expect(page.address()).toBe("/app/sell/areas");
  await page.close();
});
