import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { breakCalls, recordCalls, refuseCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { createWishlist, listWishlists, releaseProduct } from "../contract.ts";

let server: TestApp;
let as: string;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;

beforeAll(async () => {
  server = await testApp();
  const products = [await aProduct(server, { title: { en: "Urea 46% N", te: "" } })];
  products.push(await aProduct(server, { title: { en: "Neem oil 1500 ppm", te: "" } }));
  keptFirst = products.map(({ level2Id, level3Id }) => ({
    productLevel2Id: level2Id,
    productLevel3Id: level3Id,
  }));
});
let keptFirst: { productLevel2Id: number; productLevel3Id: number }[] = [];
beforeEach(async () => {
  setViewportWidth(360);
  as = await sessionFor(server, await aPerson(server));
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  await page?.close();
});
afterAll(() => server.close());

async function keepBoth(): Promise<void> {
  for (const kept of keptFirst)
    await server.call(createWishlist, { body: { ...kept, store: "santha" } }, { as });
}

function open(at: string): OpenedApp {
  page = openApp(server, { at, as });
  return page;
}

const heart = (title: string) => screen.findByRole("button", { name: `Wishlist: ${title}` });

it("[NAV-034] [WISH-003] the wishlist shows the cards of its products under its breadcrumb", async () => {
  await keepBoth();
  open("/app/wishlist");
  expect(await screen.findByRole("heading", { level: 3, name: "Urea 46% N" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 3, name: "Neem oil 1500 ppm" })).toBeDefined();
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByText("Wishlist")).toBeDefined();
});

it("[WISH-004] [SHELL-056] a heart puts a product on the wishlist and the header counts it at once", async () => {
  const { user } = open("/app/store");
  const button = await heart("Urea 46% N");
  expect(button.getAttribute("aria-pressed")).toBe("false");
  await user.click(button);
  await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
  expect(await screen.findByRole("link", { name: "Wishlist, 1" })).toBeDefined();
});

it("[WISH-005] [WISH-006] released hearts lower the count, and the last one leaves a way to the store", async () => {
  await keepBoth();
  const { user, address } = open("/app/wishlist");
  await screen.findByRole("link", { name: "Wishlist, 2" });
  await user.click(await heart("Urea 46% N"));
  expect(await screen.findByRole("link", { name: "Wishlist, 1" })).toBeDefined();
  await user.click(await heart("Neem oil 1500 ppm"));
  expect(await screen.findByText("Your wishlist is empty")).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Start shopping" }));
  await waitFor(() => expect(address()).toBe("/app/store"));
});

it("[WISH-005] the keyboard goes on at the next heart when a card leaves, and at the way to the store after the last", async () => {
  await keepBoth();
  const { user } = open("/app/wishlist");
  (await heart("Neem oil 1500 ppm")).focus();
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Wishlist: Neem oil 1500 ppm" })).toBeNull(),
  );
  expect(document.activeElement).toBe(await heart("Urea 46% N"));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(await screen.findByRole("link", { name: "Start shopping" }));
});

it("[WISH-004] [WISH-006] a product that nobody sells any more is named, leads to others like it, and its heart takes it off", async () => {
  const { level2Id, level3Id } = await aProduct(server, {
    title: { en: "Castor cake", te: "" },
    isListed: false,
  });
  await server.call(
    createWishlist,
    { body: { productLevel2Id: level2Id, productLevel3Id: level3Id, store: "santha" } },
    { as },
  );
  const { user } = open("/app/wishlist");
  const title = await screen.findByRole("heading", { level: 3, name: "Castor cake" });
  const card = within(title.closest("article") as HTMLElement);
  expect(card.getByText("Not available now")).toBeDefined();
  expect(card.getByRole("link", { name: "See similar products" }).getAttribute("href")).toContain(
    "/app/store?category=seeds&group=paddy",
  );
  await screen.findByRole("link", { name: "Wishlist, 1" });
  await user.click(card.getByRole("button", { name: "Wishlist: Castor cake" }));
  expect(await screen.findByText("Your wishlist is empty")).toBeDefined();
  expect(await screen.findByRole("link", { name: "Wishlist" })).toBeDefined();
});

it("[API-031] [API-037] a heart on a product's page brings its card onto the wishlist by the entry's own call", async () => {
  const { level2Id, level3Id } = await aProduct(server, { title: { en: "Bone meal", te: "" } });
  const { user, goTo } = open("/app/wishlist");
  await screen.findByText("Your wishlist is empty");
  act(() => goTo(`/app/store/p/c/bone-meal/${level2Id}_${level3Id}`));
  const calls = recordCalls();
  await user.click(await heart("Bone meal"));
  await screen.findByRole("link", { name: "Wishlist, 1" });
  const asked = () => calls.addresses.map((address) => new URL(address, "http://x").pathname);
  await waitFor(() => expect(asked()).toContainEqual(expect.stringMatching(/products\/l2\/wishList\/\d+$/)));
  expect(asked().filter((path) => /farmstore\/wishlist\/\d+$/.test(path))).toEqual([]);
  mend = breakCalls("/wishlist/all", "gateway error");
  act(() => goTo("/app/wishlist"));
  expect(await screen.findByRole("heading", { level: 3, name: "Bone meal" })).toBeDefined();
  calls.stop();
});

it("[API-035] a released heart deletes the entry by its id, and by its product where the id is of an earlier one", async () => {
  await keepBoth();
  const { user } = open("/app/wishlist");
  const released = await heart("Urea 46% N");
  const other = await heart("Neem oil 1500 ppm");
  const calls = recordCalls();
  await user.click(released);
  await screen.findByRole("link", { name: "Wishlist, 1" });
  const deleted = () => calls.addresses.filter((address) => /wishlist\/(\d+|products\/\d+)$/.test(address));
  await waitFor(() => expect(deleted()).toEqual([expect.stringMatching(/farmstore\/wishlist\/\d+$/)]));
  const [, neem] = keptFirst;
  const level3Id = neem?.productLevel3Id ?? 0;
  await server.call(releaseProduct, { params: { level3Id } }, { as });
  await server.call(
    createWishlist,
    { body: { ...(neem as (typeof keptFirst)[0]), store: "santha" } },
    { as },
  );
  await user.click(other);
  await waitFor(async () => {
    const { data } = await server.call(listWishlists, { query: { store: "santha" } }, { as });
    expect(data.count).toBe(0);
  });
  calls.stop();
});

it("a heart that the server does not take is as before, and a word says so", async () => {
  const { user } = open("/app/store");
  const button = await heart("Urea 46% N");
  mend = refuseCalls("/v2/farmstore/wishlist", "Your wishlist is full.", 409);
  await user.click(button);
  expect(await screen.findByText("Your wishlist is full.")).toBeDefined();
  expect(button.getAttribute("aria-pressed")).toBe("false");
});

it("a heart that finds no server stays as it was pressed, waits on the phone and is counted", async () => {
  const { user } = open("/app/store");
  const button = await heart("Urea 46% N");
  mend = breakCalls("/v2/farmstore/wishlist", "gateway error");
  await user.click(button);
  expect(await screen.findByText(/^No connection. Saved on this phone/)).toBeDefined();
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(await screen.findByRole("link", { name: "Wishlist, 1" })).toBeDefined();
});

it("what waits for a network is named on the wishlist, which is not called empty then", async () => {
  const { user } = open("/app/store");
  const button = await heart("Urea 46% N");
  mend = breakCalls("/v2/farmstore/wishlist", "no answer");
  await user.click(button);
  await screen.findByText(/^No connection. Saved on this phone/);
  await user.click(await screen.findByRole("link", { name: "Wishlist, 1" }));
  const note = (await screen.findByText("Waiting for internet to add to the wishlist:")).parentElement;
  expect(within(note as HTMLElement).getByText("Urea 46% N")).toBeDefined();
  expect(screen.queryByText("Your wishlist is empty")).toBeNull();
});

it("[SHELL-018] [SHELL-026] the drawer leads to My wishlist, and the desktop header counts it on its icon", async () => {
  await keepBoth();
  setViewportWidth(1280);
  const { user, address } = open("/app/home");
  expect(await screen.findByRole("link", { name: "Wishlist, 2" })).toBeDefined();
  const [menu] = await screen.findAllByRole("button", { name: "Menu" });
  await user.click(menu as HTMLElement);
  const drawer = within(await screen.findByRole("dialog"));
  await user.click(await drawer.findByRole("link", { name: "My wishlist, 2" }));
  await waitFor(() => expect(address()).toBe("/app/wishlist"));
});

it("[SHELL-056] a heart pressed in one tab is told to the others once the server has it, so that they ask again", async () => {
  const person = await aPerson(server);
  as = `${await sessionFor(server, person)}; userId=${person.profileKey}`;
  const { user } = open("/app/store");
  const button = await heart("Urea 46% N");
  const otherTab = new BroadcastChannel(`santha-outbox-${person.profileKey}`);
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => void heard.push(...(data as unknown[]));
  await user.click(button);
  await waitFor(() => expect(heard).toEqual([["wishlist"]]));
  otherTab.close();
});
