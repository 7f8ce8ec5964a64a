import { readCart } from "@santha/contract/cart";
import { sessionFor } from "@santha/server/src/test/app.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { delayCalls } from "../test/faults.ts";
import { setOnline } from "../test/network.ts";
import { unsentVisit } from "../test/unsent-visit.ts";
import { setViewportWidth } from "../test/viewport.ts";
import { notedPresses, pressesKey } from "./presses.ts";
import { queryClient } from "./query-client.ts";
import { sendNow } from "./unsent-acts.ts";
import { isOpen, type NewRecord } from "./unsent-record.ts";
import { unsentStore } from "./unsent-store.ts";

const cart = "/app/store/checkout/cart";
const here = unsentVisit();

/** What is pressed without a network and kept, with nothing of it left to be seen but what the test puts back. */
async function pressedOffline(): Promise<NewRecord> {
  setOnline(false);
  await here.press("One more: Urea 46% N");
  await screen.findByText("1 change is not sent yet.");
  const records = (await unsentStore.list(here.person.profileKey)).map(([, record]) => record);
  const [record] = records.filter(isOpen);
  if (!record) throw new Error("nothing was kept");
  return record;
}

/** As a page that was closed some time ago has noted it. */
function noted(record: NewRecord, agoMs = 120_000): void {
  const savedAt = Date.now() - agoMs;
  const key = `${pressesKey}${here.person.profileKey}.a-page-that-is-gone.${record.id}`;
  localStorage.setItem(key, JSON.stringify({ ...record, savedAt }));
}

const notes = () => notedPresses(here.person.profileKey);

async function logOutAndKeep(): Promise<void> {
  await here.press("Account");
  await here.press("Log out");
  const question = within(await screen.findByRole("dialog", { name: "Not everything is sent" }));
  await here.page.user.click(question.getByRole("button", { name: "Keep for this account" }));
  await screen.findByRole("heading", { name: "Sign in" });
}

async function openCart(): Promise<void> {
  await here.inCart(2);
  await here.open(cart);
  await screen.findByRole("button", { name: "One more: Urea 46% N" });
}

describe("what is pressed", () => {
  it("is noted before anything is shown of it, and crossed out when the database has it", async () => {
    await openCart();
    setOnline(false);
    const button = screen.getByRole("button", { name: "One more: Urea 46% N" });
    act(() => button.click());
    expect(notes().map(({ record }) => record.words.en)).toEqual(["Urea 46% N: 3 in the cart"]);
    await screen.findByText("1 change is not sent yet.");
    expect(notes()).toEqual([]);
  });

  it("of many quick presses on one line the last one stays noted", async () => {
    await openCart();
    setOnline(false);
    for (let press = 0; press < 5; press += 1)
      act(() => screen.getByRole("button", { name: "One more: Urea 46% N" }).click());
    expect(notes()).toHaveLength(1);
    await waitFor(() => expect(notes()).toEqual([]));
  });

  it("stays noted when its person logs out and keeps it before it could be written, and is sent when he is back", async () => {
    setViewportWidth(1280);
    await openCart();
    const release = delayCalls("/v2/cart/lines");
    await here.press("One more: Urea 46% N");
    await waitFor(async () => expect(await unsentStore.list(here.person.profileKey)).toHaveLength(1));
    await here.press("One more: Urea 46% N");
    expect(notes()).toHaveLength(1);
    await logOutAndKeep();
    release();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(notes().map(({ record }) => record.words.en)).toEqual(["Urea 46% N: 4 in the cart"]);
    await here.page.close({ comesBack: true });
    const cookie = await sessionFor(here.server, here.person);
    await here.open(cart, { ...here.person, cookie });
    await waitFor(() => expect(notes()).toEqual([]));
    await act(() => sendNow());
    const { data } = await here.server.call(readCart, {}, { as: cookie });
    expect(data.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([4]);
  });
});

describe("what a page that is gone has noted", () => {
  it("is found beside a note that cannot be read", async () => {
    await openCart();
    const record = await pressedOffline();
    noted(record);
    for (const unreadable of ['{"id":', "null", "7"])
      localStorage.setItem(`${pressesKey}${here.person.profileKey}.gone.${unreadable}`, unreadable);
    expect(notes().map(({ record: { id } }) => id)).toEqual([record.id]);
  });

  it("is looked for again when that page has been silent for long enough", async () => {
    await openCart();
    const record = await pressedOffline();
    await here.page.close({ comesBack: true });
    await unsentStore.remove(here.person.profileKey, record.id);
    setOnline(true);
    noted(record, 55_000);
    await here.open(cart);
    await waitFor(async () => expect(await here.quantities()).toEqual([3]));
    expect(notes()).toEqual([]);
  });

  it("is shown by the next one, and sent once", async () => {
    await openCart();
    const record = await pressedOffline();
    await here.page.close({ comesBack: true });
    await unsentStore.remove(here.person.profileKey, record.id);
    noted(record);
    await here.open(cart);
    expect(await screen.findByText("1 change is not sent yet.")).toBeDefined();
    await waitFor(() => expect(notes()).toEqual([]));
    setOnline(true);
    await act(() => sendNow());
    await waitFor(async () => expect(await here.quantities()).toEqual([3]));
  });

  it("is one change with what reached the database in the same moment", async () => {
    await here.open("/app/store");
    await screen.findByRole("button", { name: "Add to cart: Urea 46% N" });
    setOnline(false);
    await here.press("Add to cart: Urea 46% N");
    await screen.findByText("1 change is not sent yet.");
    const [[, record] = []] = await unsentStore.list(here.person.profileKey);
    if (!record) throw new Error("nothing was kept");
    await here.page.close({ comesBack: true });
    noted(record);
    setOnline(true);
    await here.open("/app/unsent");
    await act(() => sendNow());
    expect(await screen.findByText("Everything is sent")).toBeDefined();
    expect(await here.quantities()).toEqual([1]);
    expect(notes()).toEqual([]);
  });

  it("waits while that page may still live", async () => {
    await openCart();
    const record = await pressedOffline();
    await here.page.close({ comesBack: true });
    await unsentStore.remove(here.person.profileKey, record.id);
    const key = `${pressesKey}${here.person.profileKey}.a-page-that-lives.${record.id}`;
    localStorage.setItem(key, JSON.stringify({ ...record, savedAt: Date.now() }));
    await here.open("/app/unsent");
    expect(await screen.findByText("Everything is sent")).toBeDefined();
    expect(notes()).toHaveLength(1);
  });
});
