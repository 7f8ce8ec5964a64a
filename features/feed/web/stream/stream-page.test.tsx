import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { anUpdate, aShare } from "#testing/shop/shares.ts";
import { anOrder, readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let person: TestPerson;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
beforeAll(() => setViewportWidth(360));
beforeEach(async () => {
  // A stream of its own for each test.
  server = await testApp({ environment: { HOME_ORDER_TILES: "on" } });
  person = await aPerson(server, { firstName: "Ramulu" });
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  act(() => chooseLanguage("en"));
  await page?.close();
  await server.close();
});
afterAll(() => setViewportWidth(360));

function open(as = person.cookie): OpenedApp {
  page = openApp(server, { at: "/app/home/social", as });
  return page;
}
const stream = () => screen.findByRole("region", { name: "What's new" });
const blocks = () => document.querySelectorAll(".skel").length;
async function updates(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    server.clock.advance(1000);
    await anUpdate(server, { text: `Message ${number}` });
  }
}
const messages = () => screen.queryAllByText(/^Message \d+$/).map(({ textContent }) => textContent);

it("[NAV-035] [HOME-001] [HOME-002] shows what was written with its author, and shares with their title and products, newest first", async () => {
  const product = await aProduct(server, { title: { en: "Neem oil", te: "వేప నూనె" }, priceInPaise: 420_00 });
  await aShare(server, { title: "పత్తికి వేప నూనె", product });
  server.clock.advance(1000);
  await anUpdate(server, { text: "Rain on Friday", authorProfileId: person.profileId });
  const { user } = open();
  const [first, second] = await within(await stream()).findAllByRole("article");
  if (!first || !second) throw new Error("two items were expected");
  expect(within(first).getByText("Rain on Friday")).toBeDefined();
  expect(within(first).getByRole("heading", { name: "Ramulu, Hanamkonda" })).toBeDefined();
  expect(within(second).getByRole("heading", { name: "పత్తికి వేప నూనె" }).lang).toBe("te");
  expect(second.textContent).toContain("Padma, Hanamkonda · 14 Jul 2026");
  expect(second.textContent).toContain("₹420.00");
  expect(within(second).getByRole("link", { name: "Neem oil" })).toBeDefined();
  await user.click(within(second).getByRole("button", { name: "Add to cart: Neem oil" }));
  expect(await within(second).findByRole("button", { name: "1 in cart: Neem oil" })).toBeDefined();
});

it("speaks Telugu at once; what people wrote stays as it is, what the catalogue says changes", async () => {
  const product = await aProduct(server, { title: { en: "Neem oil", te: "వేప నూనె" } });
  await aShare(server, { title: "Hang yellow traps", product });
  open();
  await screen.findByText("Hang yellow traps");
  act(() => chooseLanguage("te"));
  expect(screen.getByText("Hang yellow traps").lang).toBe("en");
  expect(screen.getByRole("link", { name: "వేప నూనె" })).toBeDefined();
  expect(screen.getByText("ఇంకేమీ విశేషాలు లేవు")).toBeDefined();
});

describe("orders and coupons", () => {
  it("[HOME-003] an order placed a moment ago stands in a stream that was read before, without a reload", async () => {
    const { listingId } = await aProduct(server);
    await readyToPlace(server, { as: person.cookie, lines: [{ listingId, quantity: 1 }] });
    await updates(1);
    const { user, goTo } = open();
    expect(await within(await stream()).findAllByRole("article")).toHaveLength(1);
    goTo("/app/store/checkout/confirm");
    await user.click((await screen.findAllByRole("button", { name: "Place order" }))[0] as HTMLElement);
    await screen.findByText("THANK YOU");
    goTo("/app/home/social");
    await waitFor(async () => expect((await stream()).textContent).toMatch(/#\d/));
  });

  async function ordered(count: number): Promise<string[]> {
    const { listingId } = await aProduct(server, { title: { en: "Urea", te: "యూరియా" }, onHand: 50 });
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      server.clock.advance(1000);
      const { orderIds } = await anOrder(server, { as: person.cookie, lines: [{ listingId, quantity: 1 }] });
      ids.unshift(orderIds[0] ?? "");
    }
    return ids;
  }

  it("[HOME-003] [HOME-017] an own order is a tile, and opening it leads to its full view", async () => {
    const [orderId] = await ordered(1);
    const { user, address } = open();
    const tile = (await screen.findByText("Order created")).closest("article");
    if (!tile) throw new Error("there is no tile");
    expect(tile.textContent).toContain(`#${orderId}`);
    await user.click(within(tile).getByRole("link", { name: "Urea" }));
    await waitFor(() => expect(address()).toBe(`/app/order/${orderId}`));
  });

  it("[HOME-003] of many orders in a row two are shown, the others when they are asked for", async () => {
    await ordered(5);
    const { user } = open();
    await screen.findAllByText("Order created");
    expect(screen.getAllByText("Order created")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "3 more of your orders" }));
    expect(screen.getAllByText("Order created")).toHaveLength(5);
  });

  it("[HOME-004] [HOME-005] the coupon tile stands between with number and value, and leads to the coupons", async () => {
    await aWelcomeCoupon(server, person.profileId);
    await updates(3);
    const { user, address } = open();
    const [, second, third] = await within(await stream()).findAllByRole("listitem");
    expect(second?.textContent).toContain("Message 2");
    expect(third?.textContent).toContain("1 coupon is waiting");
    expect(third?.textContent).toContain("₹50.00");
    await user.click(screen.getByRole("link", { name: "See coupons" }));
    await waitFor(() => expect(address()).toBe("/app/coupons"));
  });
});

describe("parts", () => {
  it("[HOME-007] [HOME-013] [HOME-014] Load More puts the next part below what is shown, and the end is said", async () => {
    await updates(13);
    const { user } = open();
    await screen.findByText("Message 13");
    expect(messages()).toHaveLength(10);
    expect(screen.queryByText("No more updates")).toBeNull();
    mend = delayCalls("/rest/v1/stream/programStream");
    const more = screen.getByRole("button", { name: "Load More" });
    await user.click(more);
    expect([more.getAttribute("aria-busy"), more.textContent]).toEqual(["true", "Load More"]);
    mend();
    expect(await screen.findByText("No more updates")).toBeDefined();
    expect(messages()).toEqual(Array.from({ length: 13 }, (_, at) => `Message ${13 - at}`));
    expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  });

  it("a part that does not come says so, keeps what is shown, and comes when it is asked for again", async () => {
    await updates(12);
    const { user } = open();
    await screen.findByText("Message 12");
    mend = breakCalls("after=", "gateway error");
    await user.click(screen.getByRole("button", { name: "Load More" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Could not load more");
    expect(messages()).toHaveLength(10);
    mend();
    await user.click(screen.getByRole("button", { name: "Load More" }));
    expect(await screen.findByText("Message 1")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("[HOME-007] whoever comes back from another page finds the parts that he had loaded", async () => {
    await updates(13);
    const { user, goTo } = open();
    await screen.findByText("Message 13");
    await user.click(screen.getByRole("button", { name: "Load More" }));
    await screen.findByText("Message 1");
    act(() => goTo("/app/notifications"));
    await screen.findByText("Nothing new yet");
    await anUpdate(server, { text: "Message 99" });
    act(() => goTo("/app/home/social"));
    await screen.findByText("Message 1");
    expect(messages()).toHaveLength(13);
  });
});

describe("while it loads", () => {
  it("[HOME-011] [HOME-012] [HOME-014] exactly five blocks and the button Load More are shown, and gone once it has come", async () => {
    await updates(1);
    open();
    mend = delayCalls("/rest/v1/stream/programStream");
    expect(await screen.findByRole("button", { name: "Load More" })).toBeDefined();
    expect(blocks()).toBe(5);
    expect(screen.queryByText("No more updates")).toBeNull();
    mend();
    await screen.findByText("Message 1");
    expect(blocks()).toBe(0);
  });

  it("[HOME-012] the blocks are gone when it has failed, and trying again brings it", async () => {
    await updates(1);
    const { user } = open();
    mend = breakCalls("/rest/v1/stream/programStream", "gateway error");
    const alert = await screen.findByRole("alert");
    expect(blocks()).toBe(0);
    mend();
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Message 1")).toBeDefined();
  });

  it("without a connection it says so", async () => {
    open();
    mend = breakCalls("/rest/v1/stream/programStream", "no answer");
    expect(await screen.findByText("You are offline")).toBeDefined();
    expect(blocks()).toBe(0);
  });

  it("[HOME-013] an empty one reads No more updates and leads on", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "No more updates" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to store" })).toBeDefined();
  });
});

it("[ENT-015] an item of an unknown event is left out and the rest stands", async () => {
  await updates(1);
  await anUpdate(server, { event: "SURVEY_OPENED", text: "A survey" });
  await updates(1);
  open();
  await screen.findAllByText("Message 1");
  expect(messages()).toHaveLength(2);
  expect(screen.queryByText("A survey")).toBeNull();
});

it("a session of another person begins with a stream of his own", async () => {
  const other = await aPerson(server);
  await anUpdate(server, { text: "For Ramulu alone", readerProfileId: person.profileId });
  open();
  await screen.findByText("For Ramulu alone");
  await page?.close();
  open(await sessionFor(server, other));
  expect(await screen.findByRole("heading", { name: "No more updates" })).toBeDefined();
});
