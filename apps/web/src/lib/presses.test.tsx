import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setOnline } from "../test/network.ts";
import { unsentVisit } from "../test/unsent-visit.ts";
import { notedPresses, pressesKey } from "./presses.ts";
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
function noted(record: NewRecord): void {
  const savedAt = Date.now() - 120_000;
  const key = `${pressesKey}${here.person.profileKey}.a-page-that-is-gone.${record.id}`;
  localStorage.setItem(key, JSON.stringify({ ...record, savedAt }));
}

const notes = () => notedPresses(here.person.profileKey);

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
});

describe("what a page that is gone has noted", () => {
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
