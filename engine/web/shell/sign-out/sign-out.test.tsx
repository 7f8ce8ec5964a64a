import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { breakCalls } from "#testing/web/faults.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";
import { outboxStore } from "../../outbox/outbox.ts";

const cart = "/app/store/checkout/cart";
const here = unsentVisit({ width: 1280 });
beforeEach(async () => {
  await here.inCart(2);
  await here.open(cart);
  await screen.findByRole("button", { name: "One more: Urea 46% N" });
  here.break(breakCalls("/v2/cart/lines", "no answer"));
  await here.press("One more: Urea 46% N");
  await screen.findByText("1 change waiting to be sent.");
});

const left = async (): Promise<number> =>
  ((await outboxStore.read(here.person.profileKey, "entries")) as readonly unknown[] | undefined)?.length ??
  0;
const signedOut = () => screen.findByRole("heading", { name: "Sign in" });

async function logOut(): Promise<ReturnType<typeof within>> {
  await here.page.user.click(screen.getByRole("button", { name: "Account" }));
  await here.page.user.click(screen.getByRole("button", { name: "Log out" }));
  return within(await screen.findByRole("dialog", { name: "Not everything is sent" }));
}

describe("logging out with changes that are not sent asks what is to become of them", () => {
  it("kept for the account they stay on the phone, and everything else private goes", async () => {
    localStorage.setItem(`santha.goods.${here.person.profileKey}`, "[]");
    sessionStorage.setItem(`santha.checkout.assist.${here.person.profileKey}`, "{}");
    const question = await logOut();
    expect(question.getByText("1 change is waiting.")).toBeDefined();
    await here.page.user.click(question.getByRole("button", { name: "Keep for this account" }));
    await signedOut();
    expect(await left()).toBe(1);
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(keys.filter((key) => key.includes(here.person.profileKey))).toEqual([]);
  });

  it("deleted they are gone, and were never sent", async () => {
    const question = await logOut();
    await here.page.user.click(question.getByRole("button", { name: "Delete and log out" }));
    await signedOut();
    expect(await left()).toBe(0);
  });

  it("sent now, the person is logged out when all is sent", async () => {
    here.mend();
    const question = await logOut();
    await here.page.user.click(question.getByRole("button", { name: "Send now" }));
    await signedOut();
    await waitFor(async () => expect(await left()).toBe(0));
    const { database } = here.server.platform;
    const lines = await database.selectFrom("cart_lines").select("quantity").execute();
    expect(lines.map((line) => line.quantity)).toContain(3);
  });

  it("what cannot be sent is shown instead of logging out", async () => {
    const question = await logOut();
    await here.page.user.click(question.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(here.page.address()).toBe("/app/unsent"));
    expect(await screen.findByRole("region", { name: "Urea 46% N: 3 in the cart" })).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await here.quantities()).toEqual([2]);
  });

  it("without a network the person hears why he is still here, and nothing of his is gone", async () => {
    here.break(breakCalls("/v2/", "no answer"));
    const question = await logOut();
    await here.page.user.click(question.getByRole("button", { name: "Keep for this account" }));
    expect(await screen.findByText("No connection. Log out when you are online again.")).toBeDefined();
    expect([await left(), here.page.address()]).toEqual([1, cart]);
  });

  it("the back button, which changes the page beneath, takes the question with it", async () => {
    await logOut();
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([await left(), await here.quantities()]).toEqual([1, [2]]);
  });

  it("closed, nothing has happened", async () => {
    const question = await logOut();
    await here.page.user.click(question.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([await left(), await here.quantities(), here.page.address()]).toEqual([1, [2], cart]);
  });
});
