import { act, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emitBroadcast } from "#engine/web/data/broadcast.ts";
import { saveData } from "#engine/web/data/data-saver.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { anUpdate } from "#testing/shop/shares.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { breakCalls, recordCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { type TestView, testView } from "#testing/web/view.ts";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let person: TestPerson;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
let view: TestView;
beforeAll(() => {
  setViewportWidth(360);
  view = testView();
});
beforeEach(async () => {
  server = await testApp({ environment: { HOME_ORDER_TILES: "on" } });
  person = await aPerson(server);
  view.hide();
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  act(() => saveData(false));
  await page?.close();
  await server.close();
});
afterAll(() => view.restore());

function open(): OpenedApp {
  page = openApp(server, { at: "/app/home/social", as: person.cookie });
  return page;
}
async function update(text: string, wish = {}): Promise<string> {
  server.clock.advance(1000);
  return anUpdate(server, { text, ...wish });
}
const itemUrl = (id: string | undefined) => `/v2/feed/items/${id}`;
const callsOf = (addresses: readonly string[]) =>
  addresses.filter((address) => address.includes("/v2/feed/items/"));

describe("each item", () => {
  it("[HOME-015] is fetched from its own url after the list has come, when it comes into view", async () => {
    const ids = [await update("One"), await update("Two")];
    open();
    const calls = recordCalls();
    mend = calls.stop;
    const item = (await screen.findByText("Two")).closest("li");
    if (!item) throw new Error("there is no item");
    expect(callsOf(calls.addresses)).toEqual([]);
    act(() => view.show(item));
    await waitFor(() => expect(callsOf(calls.addresses)).toEqual([itemUrl(ids[1])]));
    act(() => view.showAll());
    await waitFor(() => expect(callsOf(calls.addresses)).toEqual([itemUrl(ids[1]), itemUrl(ids[0])]));
    const list = calls.addresses.findIndex((address) => address.includes("programStream"));
    expect(list).toBeLessThan(calls.addresses.indexOf(itemUrl(ids[1])));
  });

  it("[HOME-015] shows what its own url says, also where the list did not bring it", async () => {
    const whole = await update("The words");
    // A feature that gives its items itself; here the feed's own answer stands for it.
    await update("", { text: undefined, url: itemUrl(whole) });
    view.showAll();
    open();
    await waitFor(() => expect(screen.getAllByText("The words")).toHaveLength(2));
  });

  it("[HOME-015] that the list has brought is not fetched again on a device that saves data; one that it has not brought is", async () => {
    act(() => saveData(true));
    const whole = await update("The words");
    await update("", { text: undefined, url: `${itemUrl(whole)}?own` });
    view.showAll();
    open();
    const calls = recordCalls();
    mend = calls.stop;
    await waitFor(() => expect(screen.getAllByText("The words")).toHaveLength(2));
    expect(callsOf(calls.addresses)).toEqual([`${itemUrl(whole)}?own`]);
  });

  it("[HOME-016] that cannot be fetched is left out, whatever the reason, and the rest still shows", async () => {
    await update("One");
    const refused = await update("Two");
    await update("Three");
    const broken = await update("Four");
    await update("Five");
    view.showAll();
    open();
    const mendFirst = breakCalls(itemUrl(refused), "gateway error");
    const mendSecond = breakCalls(itemUrl(broken), "no answer");
    mend = () => {
      mendSecond();
      mendFirst();
    };
    await screen.findByText("One");
    await waitFor(() => expect(screen.queryByText("Two")).toBeNull());
    await waitFor(() => expect(screen.queryByText("Four")).toBeNull());
    expect(["One", "Three", "Five"].map((text) => screen.queryByText(text) !== null)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("stays as the list brought it when the network is gone after the list", async () => {
    await update("One");
    await update("Two");
    open();
    mend = breakCalls("/v2/feed/items/", "no answer");
    await screen.findByText("One");
    const calls = recordCalls();
    act(() => view.showAll());
    await waitFor(() => expect(callsOf(calls.addresses)).toHaveLength(6));
    calls.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(["One", "Two"].map((text) => screen.queryByText(text) !== null)).toEqual([true, true]);
  });

  it("that was withdrawn meanwhile is gone when it comes into view", async () => {
    const id = await update("One");
    open();
    await screen.findByText("One");
    await server.platform.database
      .updateTable("feed_items")
      .set({ withdrawn_at: server.clock.now() })
      .where("id", "=", Number(id))
      .execute();
    act(() => view.showAll());
    await waitFor(() => expect(screen.queryByText("One")).toBeNull());
  });

  it("an order is read again when its buyer has acted on it, also when that was too late", async () => {
    const { listingId } = await aProduct(server);
    const { orderIds } = await anOrder(server, { as: person.cookie, lines: [{ listingId, quantity: 1 }] });
    view.showAll();
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /Cancel order/ }));
    await server.platform.database
      .updateTable("orders")
      .set({ state: "DISPATCHED" })
      .where("id", "=", orderIds[0] ?? "")
      .execute();
    await user.click(screen.getByRole("button", { name: "Ok" }));
    expect(await screen.findByText(/On the way, reaches by/)).toBeDefined();
  });
});

describe("the banner of new updates", () => {
  const banner = () => screen.queryByRole("button", { name: /new update/ });

  it("[HOME-008] [HOME-010] tells of new items without moving anything; pressed they stand at the top and it is gone", async () => {
    await update("One");
    const { user } = open();
    await screen.findByText("One");
    expect(banner()).toBeNull();
    await update("Two");
    await update("Three");
    act(() => emitBroadcast());
    const button = await screen.findByRole("button", { name: "2 new updates" });
    expect(button.querySelector(".sunna")).not.toBeNull();
    expect(screen.queryByText("Two")).toBeNull();
    await user.click(button);
    await screen.findByText("Three");
    const texts = [...document.querySelectorAll(".feed-b")].map(({ textContent }) => textContent);
    expect(texts).toEqual(["Three", "Two", "One"]);
    await waitFor(() => expect(banner()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "What's new" }));
  });

  it("[HOME-009] ignores what the person has published himself", async () => {
    await update("One");
    open();
    await screen.findByText("One");
    await update("Mine", { authorProfileId: person.profileId });
    const calls = recordCalls();
    mend = calls.stop;
    act(() => emitBroadcast());
    await waitFor(() => expect(calls.addresses.some((each) => each.includes("/v2/feed/news"))).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(banner()).toBeNull();
    await update("Theirs");
    act(() => emitBroadcast());
    expect(await screen.findByRole("button", { name: "1 new update" })).toBeDefined();
  });

  it("[HOME-010] that they could not be loaded is said, and the banner stays", async () => {
    await update("One");
    const { user } = open();
    await screen.findByText("One");
    await update("Two");
    act(() => emitBroadcast());
    const button = await screen.findByRole("button", { name: "1 new update" });
    mend = breakCalls("programStream", "gateway error");
    await user.click(button);
    expect(await screen.findByText("Could not load the new updates. Please try again.")).toBeDefined();
    expect(banner()).not.toBeNull();
  });

  it("[HOME-010] after more than a part has come the stream begins anew, so that nothing is missing between", async () => {
    await update("Old");
    const { user } = open();
    await screen.findByText("Old");
    for (let number = 1; number <= 25; number += 1) await update(`New ${number}`);
    act(() => emitBroadcast());
    await user.click(await screen.findByRole("button", { name: "20+ new updates" }));
    await screen.findByText("New 25");
    expect(screen.queryByText("Old")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Load More" }));
    await screen.findByText("New 15");
    await user.click(await screen.findByRole("button", { name: "Load More" }));
    expect(await screen.findByText("Old")).toBeDefined();
    expect(document.querySelectorAll(".feed-b")).toHaveLength(26);
  });
});
