import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { addToCart } from "#features/cart/contract";
import { createWishlist } from "#features/wishlist/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  page = undefined;
});
afterAll(() => server.close());

function open(at: string, as?: string): OpenedApp {
  setViewportWidth(1280);
  page = openApp(server, { at, ...(as ? { as } : {}) });
  return page;
}
const header = () => within(document.querySelector<HTMLElement>(".hdr") as HTMLElement);
const hrefOf = (link: HTMLElement) => link.getAttribute("href")?.replace(/^.*#/, "");

describe("the header of a signed-in person", () => {
  it("[SHELL-026] [SHELL-027] [SHELL-031] [SHELL-051] carries wishlist and cart with their counts", async () => {
    const { cookie } = await aPerson(server);
    const { listingId, level2Id, level3Id } = await aProduct(server);
    await server.call(addToCart, { body: { listingId, quantity: 2 } }, { as: cookie });
    const wish = { store: "santha", productLevel2Id: level2Id, productLevel3Id: level3Id } as const;
    await server.call(createWishlist, { body: wish }, { as: cookie });
    open("/app/profiles", cookie);
    const wishlist = await screen.findByRole("link", { name: /^Wishlist, 1/ });
    const cart = await screen.findByRole("link", { name: /^Cart, 1/ });
    expect([wishlist.textContent, cart.textContent]).toEqual(["1", "1"]);
    expect([wishlist, cart].map(hrefOf)).toEqual(["/app/wishlist", "/app/store/checkout/cart"]);
  });

  it("[SHELL-028] its toggle opens the drawer, which closes again", async () => {
    const { cookie } = await aPerson(server);
    const { user } = open("/app/store", cookie);
    const toggle = (await screen.findAllByRole("button", { name: "Menu" }))[0] as HTMLElement;
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    await user.click(toggle);
    const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    await user.click(drawer.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SHELL-001] [SHELL-053] the user menu leads to My profile; Log out goes home, which asks to sign in", async () => {
    const { cookie } = await aPerson(server);
    const opened = open("/app/store", cookie);
    await opened.user.click(await screen.findByRole("button", { name: "Account" }));
    const menu = within(screen.getByRole("navigation", { name: "Account" }));
    expect(hrefOf(menu.getByRole("link", { name: "My profile" }))).toBe("/app/profiles");
    // A call that is under way would be refused and lead to sign-in by itself.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await opened.user.click(menu.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    expect(opened.addressesSoFar().slice(-2)).toEqual(["/app/home", "/auth/signin"]);
    expect(sessionStorage.getItem("santha.target")).toBeNull();
  });

  it("[SHELL-048] a progress bar stands below the header while a page is fetched, and goes", async () => {
    const { cookie } = await aPerson(server);
    const opened = open("/app/store", cookie);
    await screen.findAllByRole("heading");
    expect(screen.queryByRole("progressbar")).toBeNull();
    opened.goTo("/app/profiles/sessions");
    await waitFor(() => expect(screen.queryByRole("progressbar")).not.toBeNull());
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect((await screen.findAllByRole("heading", { name: "Devices and password" })).length).toBeGreaterThan(
      0,
    );
  });
});

describe("the header of a visitor", () => {
  it("[SHELL-029] [SHELL-030] [SHELL-034] [SHELL-052] shows Login and neither wishlist nor cart nor tabs nor drawer", async () => {
    open("/parts");
    await waitFor(() => expect(document.querySelector(".hdr")).not.toBeNull());
    expect(hrefOf(header().getByRole("link", { name: "Login" }))).toBe("/auth/signin");
    expect(header().queryByRole("link", { name: /Wishlist|Cart/ })).toBeNull();
    expect(header().queryByRole("button", { name: "Menu" })).toBeNull();
    expect(document.querySelector(".hdr [data-tour='/app/wishlist']")).toBeNull();
    expect(document.querySelector(".drawer-who")).toBeNull();
    expect(document.querySelector("nav.tabbar[aria-label='Tabs']")).toBeNull();
  });
});
