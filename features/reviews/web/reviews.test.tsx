import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type TestView, testView } from "#testing/web/view.ts";
import { visit } from "#testing/web/visit.ts";
import { aDelivery, aReview, soldGoods } from "../builders.ts";

const here = visit();
let view: TestView;
beforeAll(() => {
  view = testView();
  view.showAll();
});
afterAll(() => view.restore());

it("a delivered order leads to its rating, which asks for stars first, shows what was said, and changes and deletes it", async () => {
  const { orderId, buyer } = await aDelivery(here.server);
  const { user } = here.open({ at: `/app/order/${orderId}`, as: buyer.cookie });
  await user.click(await screen.findByRole("link", { name: "Rate what you got" }));
  const cards = await screen.findAllByRole("button", { name: "Send rating" });
  expect(cards).toHaveLength(2);
  const card = cards[0]?.closest("section");
  if (!card) throw new Error("the form stands in no card");
  const product = within(card);
  await user.click(product.getByRole("button", { name: "Send rating" }));
  expect(product.getByText("Choose 1 to 5 stars.")).toBeDefined();
  await user.click(product.getByRole("radio", { name: "4 stars: Good" }));
  await user.type(product.getByLabelText("What should others know? (optional)"), "Sprouts well");
  await user.click(product.getByRole("button", { name: "Send rating" }));
  expect(await product.findByRole("img", { name: "4 of 5 stars" })).toBeDefined();
  expect(product.getByText("Sprouts well")).toBeDefined();
  await user.click(product.getByRole("button", { name: "Edit" }));
  await user.click(product.getByRole("radio", { name: "2 stars: Bad" }));
  await user.click(product.getByRole("button", { name: "Save" }));
  expect(await product.findByText(/edited/)).toBeDefined();
  await user.click(product.getByRole("button", { name: "Delete" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await product.findByRole("button", { name: "Send rating" })).toBeDefined();
});

it("an order that is not delivered has nothing to rate; without a network the page says so", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { close } = here.open({ at: "/app/order/9-9/rate", as });
  expect(await screen.findByText("Nothing to rate yet")).toBeDefined();
  await close();
  here.open({ at: "/app/order/9-8/rate", as });
  here.break(breakCalls("/v2/orders", "no answer"));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});

it("a product shows that it is new until five have rated it, then its average; all reviews are narrowed by stars and reported", async () => {
  const goods = await soldGoods(here.server);
  const at = `/app/store/p/c/x/1_${goods.productId}`;
  const reader = await aPerson(here.server);
  const open = () => here.open({ at, as: reader.cookie });
  let page = open();
  expect(await screen.findByText("No reviews yet")).toBeDefined();
  expect(screen.getByText("New")).toBeDefined();
  await page.close();
  for (const stars of [5, 5, 4, 4, 1])
    await aReview(here.server, await aDelivery(here.server, { goods }), { stars, words: `Given ${stars}` });
  page = open();
  expect(await screen.findByText("5 reviews")).toBeDefined();
  expect(screen.getByText("3.8 of 5 stars")).toBeDefined();
  await page.user.click(screen.getByRole("link", { name: "See all reviews" }));
  await page.user.click(await screen.findByRole("button", { name: "1 star" }));
  await waitFor(() => expect(screen.queryByText("Given 5")).toBeNull());
  const only = (await screen.findByText("Given 1")).closest("article");
  if (!only) throw new Error("the words stand in no article");
  await page.user.click(within(only).getByRole("button", { name: "Report" }));
  const dialog = within(await screen.findByRole("dialog"));
  await page.user.click(dialog.getByRole("button", { name: "Report" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Report" })).toBeNull());
  await page.user.click(screen.getByRole("button", { name: "2 stars" }));
  expect(await screen.findByText("No reviews with these stars")).toBeDefined();
});

it("the seller finds what waits for a reply, replies once and changes the reply; others are told whose page it is", async () => {
  const delivery = await aDelivery(here.server);
  await aReview(here.server, delivery, { stars: 2, words: "Half of it was dry" });
  const at = "/app/sell/reviews";
  const { user, close } = here.open({ at, as: delivery.seller.cookie });
  await user.click(await screen.findByRole("button", { name: "Reply" }));
  await user.type(screen.getByLabelText("Your reply"), "We send it again");
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("No review waits for a reply")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "All" }));
  expect(await screen.findByText("We send it again")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Edit reply" }));
  await user.type(screen.getByLabelText("Your reply"), " today");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("We send it again today")).toBeDefined();
  await close();
  here.open({ at, as: delivery.buyer.cookie });
  expect(await screen.findByText("This page is for sellers")).toBeDefined();
});
