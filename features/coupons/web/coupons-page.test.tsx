import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aReferralCoupon, aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { orderWithCoupon } from "#testing/shop/shopping.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let listingId: number;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
  ({ listingId } = await aProduct(server, { priceInPaise: 1_200_00, onHand: 900 }));
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  vi.restoreAllMocks();
  act(() => chooseLanguage("en"));
  setViewportWidth(360);
  await page?.close();
});
afterAll(() => server.close());

function open(as: string, at = "/app/coupons"): OpenedApp {
  page = openApp(server, { at, as });
  return page;
}

/** Somebody with a coupon to use of his friend Ramulamma, a used welcome coupon and an expired one. */
async function holder() {
  const person = await aPerson(server);
  const { profileId } = person;
  const welcome = await aWelcomeCoupon(server, profileId);
  const lines = [{ listingId, quantity: 1 }];
  const order = await orderWithCoupon(server, { as: person.cookie, lines, couponCode: welcome.code });
  const friends = [
    await aPerson(server, { firstName: "Ramulamma" }),
    await aPerson(server, { firstName: "Rajaiah" }),
  ];
  const [usable, expired] = [
    await aReferralCoupon(server, {
      holderProfileId: profileId,
      friendProfileId: friends[0]?.profileId ?? 0,
    }),
    await aReferralCoupon(server, {
      holderProfileId: profileId,
      friendProfileId: friends[1]?.profileId ?? 0,
    }),
  ];
  await server.platform.database
    .updateTable("coupons")
    .set({ valid_until: "2026-07-03" })
    .where("id", "=", expired.couponId)
    .execute();
  return { ...person, order, usable };
}

it("[NAV-033] [CPN-001] [CPN-002] [CPN-003] [CPN-004] the coupons page has the tabs Available, Used / Expired and T & C", async () => {
  const { cookie } = await holder();
  open(cookie);
  expect(await screen.findByText("Referral coupon, from Ramulamma")).toBeDefined();
  expect(screen.getAllByRole("heading", { name: "Coupons" }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Available",
    "Used / Expired",
    "T & C",
  ]);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Available");
});

it("[CPN-005] [CPN-006] [SHELL-050] the page has a back button and no footer menu, and the content gets its height", async () => {
  const { cookie } = await holder();
  const { user, address } = open(cookie);
  await screen.findByText("Referral coupon, from Ramulamma");
  expect(document.querySelector("#content")?.closest(".shell-fills")).not.toBeNull();
  expect(document.querySelector("nav.tabbar")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(address()).toBe("/app/home"));
});

it("[CPN-011] [CPN-012] [CPN-013] a coupon to use shows value, code and last day, and a referral coupon its friend", async () => {
  const { cookie, usable } = await holder();
  open(cookie);
  const ticket = (await screen.findByText("Referral coupon, from Ramulamma")).closest(
    "article",
  ) as HTMLElement;
  expect(ticket.textContent).toContain("₹100.00");
  expect(within(ticket).getByText(usable.code)).toBeDefined();
  expect(within(ticket).getByText("valid up to 12 Oct 2026")).toBeDefined();
  expect(screen.queryByText("Welcome coupon")).toBeNull();
});

it("[CPN-013] [CPN-014] [CPN-015] [CPN-016] used ones show Used on and their order, expired ones Expired on", async () => {
  const { cookie, order } = await holder();
  const { user, address } = open(cookie, "/app/coupons?tab=1");
  const used = (await screen.findByText("Welcome coupon")).closest("article") as HTMLElement;
  expect(within(used).getByText("Used on 14 Jul 2026")).toBeDefined();
  const expired = screen.getByText("Referral coupon, from Rajaiah").closest("article") as HTMLElement;
  expect(within(expired).getByText("Expired on 03 Jul 2026")).toBeDefined();
  expect(within(expired).queryByRole("link")).toBeNull();
  await user.click(within(used).getByRole("link", { name: `Order #${order.masterId}` }));
  await waitFor(() => expect(address()).toBe(`/app/coupons/${order.masterId}`));
});

it("[API-009] the order call with isMasterOrder true gives a list of an ordinary store and one object of a virtual one, and success page and coupon's page show both", async () => {
  const { cookie, order } = await holder();
  const answers: { readonly query: string; readonly text: string }[] = [];
  const begin = () => {
    const working = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const address = new URL(input instanceof Request ? input.url : String(input), "http://localhost");
      const answer = await working(input, init);
      if (address.searchParams.has("isMasterOrder"))
        answers.push({ query: address.search, text: (await answer.clone().json()).data });
      return answer;
    };
    mend = () => {
      globalThis.fetch = working;
    };
  };
  for (const [store, begins] of [
    ["santha", "["],
    ["virtual-khanapur", "{"],
  ] as const) {
    await server.platform.database
      .updateTable("master_orders")
      .set({ unified_store_id: store })
      .where("id", "=", order.masterId)
      .execute();
    for (const [at, shown] of [
      [`/app/coupons/${order.masterId}`, "Payment summary"],
      [`/app/order/success/${order.masterId}`, /^Order number #/],
    ] as const) {
      answers.length = 0;
      page = openApp(server, { at, as: cookie, begin });
      expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
      expect(answers.map(({ query, text }) => [at, query, text[0]])).toEqual([
        [at, "?isMasterOrder=true", begins],
      ]);
      mend?.();
      await page.close();
    }
  }
});

it("[NAV-149] [CPN-007] [CPN-011] [ORD-099] the order of a coupon is shown in full, with the ticket and its amount, the coupon discount and a way to the store", async () => {
  const { cookie, order } = await holder();
  const { user, address } = open(cookie, `/app/coupons/${order.masterId}`);
  expect(await screen.findByRole("heading", { name: "Payment summary" })).toBeDefined();
  expect(screen.getAllByText(`#${order.masterId}`).length).toBeGreaterThan(0);
  const row = screen.getByText("Coupon discount", { selector: "dt" }).closest(".mrow");
  expect(row?.textContent).toContain("₹50.00");
  const ticket = screen.getByText("Coupon used on this order").closest("article");
  expect(ticket?.textContent).toMatch(/^₹50\.00off/);
  const [goOn] = screen.getAllByRole("link", { name: "Continue shopping" });
  await user.click(goOn as HTMLElement);
  await waitFor(() => expect(address()).toBe("/app/store"));
});

it("[CPN-008] [CPN-019] [CPN-020] [CPN-021] [CPN-022] [CPN-023] the terms say how many, that there is no cash, one an order, 1000 INR and when they are void", async () => {
  const { cookie } = await aPerson(server);
  const { user } = open(cookie);
  await user.click(await screen.findByRole("tab", { name: "T & C" }));
  const terms = await within(screen.getByRole("tabpanel")).findAllByRole("listitem");
  expect(terms.map((term) => term.textContent)).toEqual([
    "There is no limit on how many coupons you can earn.",
    "Coupons are not exchangeable for cash.",
    "Only one coupon can be used per order.",
    "The minimum order value before margin to use a coupon is 1000 INR.",
    "Coupons can be voided if earned fraudulently.",
    "The terms can change at any time.",
  ]);
});

it("(U28) in Telugu the sums of terms and referral are written as everywhere", async () => {
  const { cookie } = await aPerson(server);
  act(() => chooseLanguage("te"));
  const { user } = open(cookie);
  expect(await screen.findByRole("heading", { name: "ప్రతి స్నేహితునికి ₹100.00" })).toBeDefined();
  expect(screen.getByText(/మీకు ₹100\.00 విలువైన రిఫరల్ కూపన్ వస్తుంది/)).toBeDefined();
  await user.click(screen.getByRole("tab", { name: "నిబంధనలు" }));
  expect(await screen.findByText(/కనీస ఆర్డర్ విలువ ₹1,000\.00\./)).toBeDefined();
});

it("[CPN-024] the terms can change at any time, and the address ?tab=2 opens them", async () => {
  const { cookie } = await aPerson(server);
  open(cookie, "/app/coupons?tab=2");
  expect(await screen.findByText("The terms can change at any time.")).toBeDefined();
});

it("[CPN-017] [CPN-018] while coupons load it says Loading coupons, and without any No coupons", async () => {
  const { cookie } = await aPerson(server);
  open(cookie);
  expect(await screen.findByText("Loading coupons")).toBeDefined();
  expect(await screen.findByRole("heading", { name: "No coupons" })).toBeDefined();
});

it("[CPN-026] the page explains the referral, and its link opens the sign-up with the number filled in", async () => {
  const { cookie, mobileNo } = await aPerson(server);
  const { user } = open(cookie);
  expect(
    await screen.findByText(
      "When a friend enters your mobile number while signing up, you get a referral coupon worth Rs. 100.",
    ),
  ).toBeDefined();
  await user.click(await screen.findByRole("button", { name: "Share my link" }));
  expect(await screen.findByText("Link copied. Send it to your friend.")).toBeDefined();
  const link = await navigator.clipboard.readText();
  expect(link).toContain(`#/auth/signup?referrer=${mobileNo}`);
  await page?.close();
  page = openApp(server, { at: link.slice(link.indexOf("#") + 1) });
  const field = await screen.findByLabelText<HTMLInputElement>(/Who told you about Santha/);
  expect(field.value).toBe(mobileNo);
});

it("the referral comes with the coupons, so that it never moves (U5)", async () => {
  const { cookie } = await holder();
  open(cookie);
  const release = delayCalls("/reward-coupons");
  expect(await screen.findByText("Loading coupons")).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole("heading", { name: "₹100.00 for each friend" })).toBeNull();
  release();
  await screen.findByText("Referral coupon, from Ramulamma");
  expect(await screen.findByRole("heading", { name: "₹100.00 for each friend" })).toBeDefined();
});

it("a code is copied for the cart, and said", async () => {
  const { cookie, usable } = await holder();
  const { user } = open(cookie);
  await user.click(await screen.findByRole("button", { name: `Copy code ${usable.code}` }));
  expect(await screen.findByText(`${usable.code} copied. Enter it in the cart.`)).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(usable.code);
});

it("coupons that cannot be had say so and are asked for again", async () => {
  const { cookie } = await holder();
  const { user } = open(cookie);
  mend = breakCalls("/reward-coupons", "gateway error");
  const again = await screen.findByRole("button", { name: "Try again" });
  mend();
  await user.click(again);
  expect(await screen.findByText("Referral coupon, from Ramulamma")).toBeDefined();
});

it("without connection the page says so", async () => {
  const { cookie } = await holder();
  open(cookie);
  mend = breakCalls("/reward-coupons", "no answer");
  expect(await screen.findByRole("heading", { name: "You are offline" })).toBeDefined();
});

it("the page reads in Telugu as soon as the language is switched", async () => {
  const { cookie } = await holder();
  open(cookie);
  await screen.findByText("Referral coupon, from Ramulamma");
  act(() => chooseLanguage("te"));
  expect(await screen.findByText("రిఫరల్ కూపన్, Ramulamma ద్వారా")).toBeDefined();
  expect(screen.getByRole("tab", { name: "వాడినవి / ముగిసినవి" })).toBeDefined();
});

it("[SHELL-016] the drawer leads to the coupons", async () => {
  const { cookie } = await aPerson(server);
  const { user, address } = open(cookie, "/app/home");
  const [menu] = await screen.findAllByRole("button", { name: "Menu" });
  await user.click(menu as HTMLElement);
  const drawer = within(await screen.findByRole("dialog"));
  await user.click(await drawer.findByRole("link", { name: "Coupons" }));
  await waitFor(() => expect(address()).toBe("/app/coupons"));
});

it("[HOME-004] [HOME-005] home shows how many coupons wait and what they come to, and leads to them", async () => {
  const { cookie, profileId } = await holder();
  const { profileId: friendProfileId } = await aPerson(server);
  await aReferralCoupon(server, { holderProfileId: profileId, friendProfileId });
  const { user, address } = open(cookie, "/app/home");
  const tile = (await screen.findByText("2 coupons are waiting")).closest("article") as HTMLElement;
  expect(tile.textContent).toContain("₹200.00");
  await user.click(within(tile).getByRole("link", { name: "See coupons" }));
  await waitFor(() => expect(address()).toBe("/app/coupons"));
});
