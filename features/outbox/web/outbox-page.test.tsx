import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ownerNow, reloadOutbox } from "#engine/web/outbox/outbox.ts";
import { sendNow } from "#engine/web/outbox/outbox-sender.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { readCart } from "#features/cart/contract";
import { readProfile } from "#features/profiles/contract/profiles.ts";
import { listWishlists } from "#features/wishlist/contract";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { cutAnswers, delayCalls, loseAnswers, refuseCalls } from "#testing/web/faults.ts";
import { setOnline } from "#testing/web/network.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";

const cart = "/app/store/checkout/cart";
const here = unsentVisit();
const { open, inCart, quantities, haveInStock, press } = here;
const more = (times: number) => async (): Promise<void> => {
  for (let time = 0; time < times; time += 1) await press("One more: Urea 46% N");
};
/** Two packs stand in the cart, which is open, and the network has gone. */
async function openCartOffline(): Promise<void> {
  await inCart(2);
  await open(cart);
  await screen.findByRole("button", { name: "One more: Urea 46% N" });
  setOnline(false);
}
/** One more was asked for, and waits. */
async function wantOneMore(): Promise<void> {
  await openCartOffline();
  await more(1)();
  await screen.findByText("1 change waiting to be sent.");
}
const change = (name: string) => screen.findByRole("region", { name });
const toUnsent = async (): Promise<void> => {
  await here.page.user.click(await screen.findByRole("link", { name: /waiting to be sent|ఇంకా పంపలేదు/ }));
  await screen.findByText(/not sent to Santha yet|ఇంకా చేరనివి/);
};

describe("changes without a network", () => {
  it("are shown at once, listed in plain words in both languages, and sent once when the network is back", async () => {
    await openCartOffline();
    await more(3)();
    expect(await screen.findByText("1 change waiting to be sent.")).toBeDefined();
    const field = screen.getByRole("textbox", { name: "Quantity: Urea 46% N" });
    expect(field.getAttribute("value")).toBe("5");
    await toUnsent();
    expect(
      within(await change("Urea 46% N: 5 in the cart")).getByText("Waiting for internet."),
    ).toBeDefined();
    act(() => chooseLanguage("te"));
    const inTelugu = await change("యూరియా 46% N: కార్ట్‌లో 5");
    expect(within(inTelugu).getByText("కనెక్షన్ కోసం వేచి ఉంది.")).toBeDefined();
    act(() => chooseLanguage("en"));
    expect(await quantities()).toEqual([2]);
    setOnline(true);
    expect(await screen.findByText("1 waiting change was sent.")).toBeDefined();
    expect(await quantities()).toEqual([5]);
    expect(await screen.findByText("Everything is sent")).toBeDefined();
    expect(screen.getByRole("region", { name: "Sent recently" }).textContent).toContain("5 in the cart");
  });

  it("make no page draw again when they are read again as they were", async () => {
    await wantOneMore();
    const [read, again] = [await reloadOutbox(ownerNow()), await reloadOutbox(ownerNow())];
    expect(read).toHaveLength(1);
    expect(again).toBe(read);
  });

  it("live on when the page is left and opened again, and the cart still shows them", async () => {
    await wantOneMore();
    await here.page.close({ comesBack: true });
    await open(cart);
    expect(await screen.findByText("1 change waiting to be sent.")).toBeDefined();
    setOnline(true);
    await act(() => sendNow());
    await waitFor(async () => expect(await quantities()).toEqual([3]));
  });

  it("hearts and cart badge count what waits", async () => {
    await open("/app/store");
    const heart = await screen.findByRole("button", { name: "Wishlist: Urea 46% N" });
    setOnline(false);
    await here.page.user.click(heart);
    await press("Add to cart: Urea 46% N");
    await press(/^1 in cart: Urea 46% N/);
    expect(heart.getAttribute("aria-pressed")).toBe("true");
    expect(await screen.findByRole("link", { name: "Wishlist, 1" })).toBeDefined();
    expect(await screen.findByRole("link", { name: /^Cart, 1/ })).toBeDefined();
    here.page.goTo(cart);
    expect(await screen.findByText("Urea 46% N: 2 more in the cart")).toBeDefined();
    setOnline(true);
    await waitFor(async () => expect(await quantities()).toEqual([2]));
    const wishes = await here.server.call(
      listWishlists,
      { query: { store: "santha" } },
      { as: here.person.cookie },
    );
    expect(wishes.data.count).toBe(1);
    expect(await screen.findByRole("heading", { level: 3, name: "Urea 46% N" })).toBeDefined();
    expect(screen.queryByText("Urea 46% N: 2 more in the cart")).toBeNull();
  });

  it("of the profile show at once, and reach the server later", async () => {
    await open("/app/profiles?edit=1");
    const name = await screen.findByRole("textbox", { name: "First name" });
    setOnline(false);
    await here.page.user.clear(name);
    await here.page.user.type(name, "Padmavathi");
    await press("Save");
    expect(await screen.findByRole("heading", { name: "Padmavathi" })).toBeDefined();
    expect(screen.getByText(/Saved on this phone/)).toBeDefined();
    setOnline(true);
    const { profileKey, cookie } = here.person;
    const firstName = async () =>
      (await here.server.call(readProfile, { params: { profileKey } }, { as: cookie })).data.firstName;
    await waitFor(async () => expect(await firstName()).toBe("Padmavathi"));
  });
});

describe("a change", () => {
  it.each([
    ["is lost", loseAnswers],
    ["was cut off in the middle", cutAnswers],
  ] as const)(
    "whose answer %s is not said to be refused, is sent again under its key and has its effect once",
    async (_, breakAnswers) => {
      await open("/app/store");
      await screen.findByRole("button", { name: "Add to cart: Urea 46% N" });
      here.break(breakAnswers("/v2/cart/lines"));
      await press("Add to cart: Urea 46% N");
      expect(await screen.findByText("1 change waiting to be sent.")).toBeDefined();
      expect(await quantities()).toEqual([1]);
      here.mend();
      await act(() => sendNow());
      await waitFor(() => expect(screen.queryByText("1 change waiting to be sent.")).toBeNull());
      expect(await quantities()).toEqual([1]);
    },
  );

  it("keeps nobody waiting: where the network is silent the profile is kept on the phone within 5 s", async () => {
    await open("/app/profiles?edit=1");
    const name = await screen.findByRole("textbox", { name: "First name" });
    const silence = new AbortController();
    const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(silence.signal);
    here.break(delayCalls("/v2/profiles/own"));
    await here.page.user.clear(name);
    await here.page.user.type(name, "Padmavathi");
    await press("Save");
    await waitFor(() => expect(patience.mock.calls).toEqual([[5000]]));
    act(() => silence.abort(new DOMException("over", "TimeoutError")));
    expect(await screen.findByText(/Saved on this phone/)).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Padmavathi" })).toBeDefined();
    patience.mockRestore();
  });
});

describe("a change that the server does not take", () => {
  async function refused(): Promise<HTMLElement> {
    await wantOneMore();
    await haveInStock(1);
    setOnline(true);
    await here.page.user.click(await screen.findByRole("link", { name: "1 change was not accepted." }));
    return change("Urea 46% N: 3 in the cart");
  }

  it("stays with the server's reason and the way to put it right, until the person deletes it", async () => {
    const card = within(await refused());
    expect(card.getByRole("alert").textContent).toMatch(/Only 1/);
    expect(card.getByRole("link", { name: /^Correct it/ }).getAttribute("href")).toBe(`#${cart}`);
    await here.page.user.click(card.getByRole("button", { name: /^Delete/ }));
    await here.page.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    expect(await screen.findByText("Everything is sent")).toBeDefined();
    expect(await quantities()).toEqual([2]);
  });

  it("can be tried again, as a new wish, once the reason is gone", async () => {
    const card = within(await refused());
    await haveInStock(100);
    await here.page.user.click(card.getByRole("button", { name: /^Try again/ }));
    await waitFor(async () => expect(await quantities()).toEqual([3]));
    expect(await screen.findByText("Everything is sent")).toBeDefined();
  });
});

describe("what is kept on the phone is not lost on the way", () => {
  it("a change that waited and was joined with a later one stays when the server breaks on both", async () => {
    await wantOneMore();
    here.break(refuseCalls("/v2/cart/lines", "Something went wrong.", 500));
    setOnline(true, { isTold: false });
    await more(1)();
    expect(await screen.findByText("1 change waiting to be sent.")).toBeDefined();
    expect(await quantities()).toEqual([2]);
    here.mend();
    await act(() => sendNow());
    await waitFor(async () => expect(await quantities()).toEqual([4]));
  });

  it("and stays with the reason when the server refuses both", async () => {
    await wantOneMore();
    await haveInStock(1);
    setOnline(true, { isTold: false });
    await more(1)();
    expect(await screen.findByRole("link", { name: "1 change was not accepted." })).toBeDefined();
  });

  it("a refused change that is tried again twice at once is sent once", async () => {
    await open("/app/store");
    await screen.findByRole("button", { name: "Add to cart: Urea 46% N" });
    setOnline(false);
    await press("Add to cart: Urea 46% N");
    await screen.findByText("1 change waiting to be sent.");
    await haveInStock(0);
    setOnline(true);
    await here.page.user.click(await screen.findByRole("link", { name: "1 change was not accepted." }));
    await haveInStock(100);
    await here.page.user.dblClick(await screen.findByRole("button", { name: /^Try again/ }));
    expect(await screen.findByText("Everything is sent")).toBeDefined();
    expect(await quantities()).toEqual([1]);
  });

  it("a change that is deleted while it is being sent in vain does not come back", async () => {
    await openCartOffline();
    await more(1)();
    await toUnsent();
    const away = refuseCalls("/v2/cart/lines", "Busy.", 503);
    const letGo = delayCalls("/v2/cart/lines");
    setOnline(true);
    const card = await change("Urea 46% N: 3 in the cart");
    await within(card).findByText("Sending.");
    await here.page.user.click(within(card).getByRole("button", { name: /^Delete/ }));
    await here.page.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    letGo();
    expect(await screen.findByText("Everything is sent")).toBeDefined();
    away();
    await act(() => sendNow());
    expect(screen.getByText("Everything is sent")).toBeDefined();
    expect(await quantities()).toEqual([2]);
  });

  it("a product that is not sold any more is said in plain words, and the change can be deleted or tried again", async () => {
    const gone = await aProduct(here.server, { title: { en: "DAP 18-46-0", te: "డిఎపి" } });
    await open("/app/store");
    await screen.findByRole("button", { name: "Add to cart: DAP 18-46-0" });
    setOnline(false);
    await press("Add to cart: DAP 18-46-0");
    await screen.findByText("1 change waiting to be sent.");
    const { database } = here.server.platform;
    await database
      .updateTable("listings")
      .set({ is_listed: false })
      .where("id", "=", gone.listingId)
      .execute();
    setOnline(true);
    await here.page.user.click(await screen.findByRole("link", { name: "1 change was not accepted." }));
    const card = within(await change("DAP 18-46-0: 1 more in the cart"));
    expect(card.getByRole("alert").textContent).toMatch(/not sold any more.*Try again later, or delete it/);
    expect(card.queryByRole("link", { name: /^Correct it/ })).toBeNull();
    await here.page.user.click(card.getByRole("button", { name: "Delete" }));
    await here.page.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    expect(await screen.findByText("Everything is sent")).toBeDefined();
  });
});

describe("unsent changes belong to one person", () => {
  it("another person on the same phone neither sees nor sends them; they go out when the first is back", async () => {
    await wantOneMore();
    await here.page.close({ comesBack: true });
    const other = await aPerson(here.server, { firstName: "Ramulu" });
    setOnline(true);
    await open("/app/unsent", other);
    expect(await screen.findByText("Everything is sent")).toBeDefined();
    await act(() => sendNow());
    expect(await quantities()).toEqual([2]);
    expect((await here.server.call(readCart, {}, { as: other.cookie })).data.itemCount).toBe(0);
    await here.page.close({ comesBack: true });
    await open(cart);
    await screen.findByText("1 change waiting to be sent.");
    await act(() => sendNow());
    await waitFor(async () => expect(await quantities()).toEqual([3]));
  });
});
