import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aWaitingOrder } from "#testing/shop/online-payments.ts";
import { duplicateRefund } from "#testing/shop/stuck-refunds.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();

it("[R21] on the page of an order whose refund came twice, how long a refund takes stands with the refund and not below the account that the money is sent back to", async () => {
  const order = await aWaitingOrder(here.server);
  await duplicateRefund(here.server, order);
  here.open({ at: `/app/order/${order.orderIds[0]}`, as: order.as });
  const card = within(await screen.findByRole("region", { name: "Refunds" }));
  const howLong = card.getByText("It reaches the bank within 7-10 working days.");
  const owed = card.getByRole("region", { name: "You got this refund twice" });
  expect(within(owed).getByText("Account number")).toBeDefined();
  expect(howLong.compareDocumentPosition(owed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
