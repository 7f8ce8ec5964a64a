import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aReferralCoupon, aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";
import { addToCart, setCartQuantity } from "../../contract.ts";

const here = visit();

function open(as: string, step = "cart"): OpenedApp {
  return here.open({ at: `/app/store/checkout/${step}`, as });
}

/** Somebody with ₹50 and ₹100 to spend, and one pack of this price in the cart. */
async function shopper(priceInPaise: number) {
  const person = await aPerson(here.server);
  const { profileId } = person;
  const welcome = await aWelcomeCoupon(here.server, profileId);
  const { profileId: friendProfileId } = await aPerson(here.server, { firstName: "Ramulamma" });
  const referral = await aReferralCoupon(here.server, { holderProfileId: profileId, friendProfileId });
  const { listingId } = await aProduct(here.server, { priceInPaise, commissionInPaise: 0 });
  await here.server.call(addToCart, { body: { listingId, quantity: 1 } }, { as: person.cookie });
  return { ...person, welcome, referral, listingId };
}

const couponRow = () => screen.getByText("Coupon discount", { selector: "dt" }).closest(".mrow")?.textContent;
const field = () => screen.findByLabelText<HTMLInputElement>("Coupon code");
/** Opens the field and types a code into it. */
async function enter({ user }: Pick<OpenedApp, "user">, code: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Enter a coupon code" }));
  await user.type(await field(), code);
}

it("[CPN-027] a coupon chosen in the cart lowers the total, another one takes its place, and it can be taken off", async () => {
  const { cookie, welcome, referral } = await shopper(1_000_00);
  const { user } = open(cookie);
  await user.click(
    await screen.findByRole("button", { name: new RegExp(`Use this coupon: ${welcome.code}`) }),
  );
  expect(await screen.findByText("Welcome coupon applied")).toBeDefined();
  await waitFor(() => expect(couponRow()).toContain("₹50.00"));
  await user.click(screen.getByRole("button", { name: "Use another coupon" }));
  await enter({ user }, referral.code.toLowerCase());
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("Referral coupon applied")).toBeDefined();
  await waitFor(() => expect(couponRow()).toContain("₹100.00"));
  await user.click(screen.getByRole("button", { name: "Remove coupon" }));
  await waitFor(() => expect(screen.queryByText("Referral coupon applied")).toBeNull());
  await waitFor(() => expect(screen.queryByText("Coupon discount")).toBeNull());
});

it("[CPN-027] who chooses a coupon or takes it off with the keyboard stays with the coupons", async () => {
  const { cookie, welcome } = await shopper(1_000_00);
  const { user } = open(cookie);
  const use = new RegExp(`Use this coupon: ${welcome.code}`);
  (await screen.findByRole("button", { name: use })).focus();
  await user.keyboard("{Enter}");
  const applied = await screen.findByText("Welcome coupon applied");
  await waitFor(() => expect(document.activeElement?.contains(applied)).toBe(true));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Coupon");
  screen.getByRole("button", { name: "Remove coupon" }).focus();
  await user.keyboard("{Enter}");
  const offered = await screen.findByRole("button", { name: use });
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Coupon"));
  expect(document.activeElement?.contains(offered)).toBe(true);
});

it("[CPN-027] below 1000 INR the refusal stands beside the field, and what was typed stays", async () => {
  const { cookie, welcome } = await shopper(999_99);
  const { user } = open(cookie);
  await enter({ user }, `${welcome.code}{Enter}`);
  expect(
    await screen.findByText(
      "A coupon needs products worth ₹1,000.00 or more, before margin. Add products worth ₹0.01 more.",
    ),
  ).toBeDefined();
  expect([(await field()).value, (await field()).getAttribute("aria-invalid")]).toEqual([
    welcome.code,
    "true",
  ]);
});

it("[CPN-027] a coupon that does not count yet is grey and says what is missing, and the coupons stand below the price", async () => {
  const { cookie, welcome } = await shopper(999_99);
  open(cookie);
  const missing = (await screen.findAllByText("Add ₹0.01 more to use it"))[0];
  expect(missing?.closest(".ticket")?.classList.contains("used")).toBe(true);
  expect(screen.queryByRole("button", { name: new RegExp(welcome.code) })).toBeNull();
  const price = screen.getByRole("region", { name: "Price breakup" });
  expect(price.compareDocumentPosition(missing as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("[CPN-028] who typed a refused code is back in the field, and the reason goes when he types another one", async () => {
  const { cookie } = await shopper(1_000_00);
  const { user } = open(cookie);
  await enter({ user }, "WRONG1");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("You have no coupon with this code.")).toBeDefined();
  expect(document.activeElement).toBe(await field());
  await user.keyboard("{Backspace}2");
  expect(screen.queryByText("You have no coupon with this code.")).toBeNull();
  expect([(await field()).value, (await field()).getAttribute("aria-invalid")]).toEqual(["WRONG2", null]);
});

it("[CPN-028] a code that is not the person's, and a lost connection, are said beside the field", async () => {
  const { cookie } = await shopper(1_000_00);
  const stranger = await aPerson(here.server);
  const { code } = await aWelcomeCoupon(here.server, stranger.profileId);
  const { user } = open(cookie);
  await enter({ user }, `${code}{Enter}`);
  expect(await screen.findByText("You have no coupon with this code.")).toBeDefined();
  here.break(breakCalls("/v2/checkout/coupon", "no answer"));
  await user.type(await field(), "{Enter}");
  expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
  expect((await field()).value).toBe(code);
});

it("[CPN-027] a coupon that takes nothing off any more can be taken off the cart, and the trouble with it goes", async () => {
  const { cookie, welcome, listingId } = await shopper(600_00);
  await here.server.call(setCartQuantity, { params: { listingId }, body: { quantity: 2 } }, { as: cookie });
  const { user, reloadData } = open(cookie);
  await enter({ user }, `${welcome.code}{Enter}`);
  await screen.findByText("Welcome coupon applied");
  await here.server.call(setCartQuantity, { params: { listingId }, body: { quantity: 1 } }, { as: cookie });
  await reloadData();
  const trouble = new RegExp(`Coupon ${welcome.code} needs products worth`);
  await screen.findByText(trouble);
  await user.click(screen.getByRole("button", { name: "Remove coupon" }));
  await waitFor(() => expect(screen.queryByText(trouble)).toBeNull());
  expect(screen.getByText("Coupon removed")).toBeDefined();
});

it("[CART-006] the confirm step shows the coupon discount, and what became of it when the cart shrinks", async () => {
  const { cookie, welcome, listingId } = await shopper(600_00);
  await here.server.call(setCartQuantity, { params: { listingId }, body: { quantity: 2 } }, { as: cookie });
  await readyToPlace(here.server, { as: cookie, lines: [] });
  const { user, goTo, reloadData } = open(cookie);
  await enter({ user }, `${welcome.code}{Enter}`);
  await screen.findByText("Welcome coupon applied");
  goTo("/app/store/checkout/confirm");
  await screen.findByRole("heading", { name: "Payment mode" });
  await waitFor(() => expect(couponRow()).toContain("₹50.00"));
  await here.server.call(setCartQuantity, { params: { listingId }, body: { quantity: 1 } }, { as: cookie });
  await reloadData();
  expect(
    await screen.findByText(`Coupon ${welcome.code} needs products worth ₹1,000.00 or more before margin.`),
  ).toBeDefined();
  expect(couponRow()).toContain("₹0.00");
});

it("[CPN-028] whose coupon is over before he orders is led from the confirm step to the cart, where another one can be chosen", async () => {
  const { cookie, welcome, referral } = await shopper(1_000_00);
  await readyToPlace(here.server, { as: cookie, lines: [] });
  const { user, goTo, address } = open(cookie);
  await enter({ user }, `${welcome.code}{Enter}`);
  await screen.findByText("Welcome coupon applied");
  await here.server.platform.database
    .updateTable("coupons")
    .set({ valid_until: "2020-01-01" })
    .where("code", "=", welcome.code)
    .execute();
  goTo("/app/store/checkout/confirm");
  await screen.findByText(`Coupon ${welcome.code} has expired.`);
  await user.click(screen.getByRole("link", { name: "Change the cart" }));
  await waitFor(() => expect(address()).toBe("/app/store/checkout/cart"));
  const other = new RegExp(`Use this coupon: ${referral.code}`);
  await user.click(await screen.findByRole("button", { name: other }));
  await waitFor(() => expect(couponRow()).toContain("₹100.00"));
});
