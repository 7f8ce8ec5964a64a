import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { farmersOrder, onlyMarginLeft } from "#testing/shop/farmers-order.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { uploadsThroughFetch } from "#testing/web/upload-through-fetch.ts";
import { readPayment, recordPayment } from "../contract/payments.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let listingId: number;
beforeAll(async () => {
  server = await testApp();
  ({ listingId } = await aProduct(server, { priceInPaise: 500_00, commissionInPaise: 25_25, onHand: 900 }));
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
const uploads = uploadsThroughFetch();
afterAll(() => {
  uploads.restore();
  return server.close();
});

/** An order of ₹540.00, paid in this mode. */
async function anOrderPaidBy(mode: "COD" | "Bank Transfer" | "Online") {
  const { cookie } = await aPerson(server, { roles: ["agent"] });
  const { orderIds, masterId } = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  await server.platform.database
    .updateTable("master_orders")
    .set({ payment_mode: mode })
    .where("id", "=", masterId)
    .execute();
  return { cookie, orderId: orderIds[0] ?? "" };
}

async function openDialog(mode: "COD" | "Bank Transfer" = "COD") {
  const order = await anOrderPaidBy(mode);
  page = openApp(server, { at: `/app/order/${order.orderId}`, as: order.cookie });
  const { user } = page;
  await user.click(await screen.findByRole("button", { name: "Payment details" }));
  const dialog = await screen.findByRole("dialog", { name: "Make Payment" });
  await within(dialog).findByLabelText("Amount");
  return { ...order, user, dialog, within: within(dialog) };
}
const paidBy = async (cookie: string, orderId: string) =>
  (await server.call(readPayment, { params: { orderId } }, { as: cookie })).data;

describe("the payment details of an order", () => {
  it("[PAY-019] [PAY-020] [PAY-021] are offered for cash on delivery and bank transfer, and for no other mode", async () => {
    for (const mode of ["COD", "Bank Transfer", "Online"] as const) {
      const { cookie, orderId } = await anOrderPaidBy(mode);
      page = openApp(server, { at: `/app/order/${orderId}`, as: cookie });
      await screen.findByText("Payment summary");
      expect(screen.queryAllByRole("button", { name: "Payment details" })).toHaveLength(
        mode === "Online" ? 0 : 1,
      );
      await page.close();
    }
  });

  it("[PAY-019] [PAY-022] of a practice order paid in cash are offered too, and say that nothing is paid for it", async () => {
    const { cookie } = await aPerson(server, { roles: ["agent"] });
    const lines = [{ listingId, quantity: 1 }];
    const { orderIds } = await anOrder(server, { as: cookie, lines, isPractice: true });
    page = openApp(server, { at: `/app/order/${orderIds[0]}`, as: cookie });
    await page.user.click(await screen.findByRole("button", { name: "Payment details" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Make Payment" }));
    expect(await dialog.findByText("This is a practice order. Nothing to pay.")).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Submit" }).disabled).toBe(true);
  });

  it("[PAY-022] [PAY-024] [PAY-027] open Make Payment with order id and amount due; a press beside it leaves it open", async () => {
    const opened = await openDialog();
    expect(opened.dialog.textContent).toContain(`#${opened.orderId}`);
    expect(opened.dialog.textContent).toContain("Amount due₹540.00");
    await opened.user.click(opened.dialog);
    expect(screen.getByRole("dialog", { name: "Make Payment" })).toBeDefined();
  });

  it("[PAY-027] [NAV-156] while all that is due waits for its confirmation, dialog and page show the amount due and say that it waits", async () => {
    const { cookie, orderId } = await anOrderPaidBy("COD");
    const body = { amountInPaise: 540_00, paidThrough: "UPI", reference: "UPI0042" } as const;
    await server.call(recordPayment, { params: { orderId }, body }, { as: cookie });
    page = openApp(server, { at: `/app/order/${orderId}/paymentDetails`, as: cookie });
    const says = "Everything due is recorded and waiting for confirmation.";
    expect(await screen.findByText(says)).toBeDefined();
    expect(screen.getByText("Amount due").nextSibling?.textContent).toBe("₹540.00");
    expect(screen.getByText("Waiting for confirmation", { selector: "dt" }).nextSibling?.textContent).toBe(
      "₹540.00",
    );
    await page.close();
    page = openApp(server, { at: `/app/order/${orderId}`, as: cookie });
    await page.user.click(await screen.findByRole("button", { name: "Payment details" }));
    const dialog = await screen.findByRole("dialog", { name: "Make Payment" });
    expect(await within(dialog).findByText(says)).toBeDefined();
    expect(dialog.textContent).toContain(`#${orderId}`);
    expect(dialog.textContent).toContain("Amount due₹540.00");
    expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Submit" }).disabled).toBe(true);
  });

  it("[R22] say that only the margin is left, in cash to the seller, where the goods were transferred; the order says who takes it", async () => {
    const { buyer, orderId } = await onlyMarginLeft(server);
    page = openApp(server, { at: `/app/order/${orderId}/paymentDetails`, as: buyer });
    expect(await screen.findByText(/^Only the margin of ₹60\.00 is left/)).toBeDefined();
    expect(screen.getByText("Give the seller ₹60.00 in cash.")).toBeDefined();
    await page.close();
    page = openApp(server, { at: `/app/order/${orderId}`, as: buyer });
    expect(await screen.findByText(/The seller takes it at the door/)).toBeDefined();
  });

  it("[R22] ask neither in cash nor by transfer for what was entered and waits, and name the margin that the agent takes", async () => {
    const { buyer, orderId } = await farmersOrder(server);
    const body = { amountInPaise: 940_00, paidThrough: "UPI", reference: "UPI0043" } as const;
    await server.call(recordPayment, { params: { orderId }, body }, { as: buyer });
    page = openApp(server, { at: `/app/order/${orderId}/paymentDetails`, as: buyer });
    expect(await screen.findByText("Keep ₹460.00 in cash for the parcel.")).toBeDefined();
    expect(screen.getByText(/^Or transfer the remaining ₹400\.00 to this account/)).toBeDefined();
    await page.close();
    const shared = await farmersOrder(server, { isPaidByCustomer: false });
    page = openApp(server, { at: `/app/order/${shared.orderId}/paymentDetails`, as: shared.buyer });
    expect(await screen.findByText("You collect your margin of ₹60.00 yourself.")).toBeDefined();
    await page.close();
    page = openApp(server, { at: "/app/order", as: shared.buyer });
    expect(
      await screen.findByText(/Cash at the door: ₹1,340\.00 · You collect your margin of ₹60\.00/),
    ).toBeDefined();
  });

  it("[PAY-027] an amount of nothing or above the balance, no way and no reference are refused beside their fields, and nothing typed is lost", async () => {
    const { user, within: dialog, cookie, orderId } = await openDialog();
    for (const amount of ["0", "540.01", "12.345", "ten"]) {
      await user.clear(dialog.getByLabelText("Amount"));
      await user.type(dialog.getByLabelText("Amount"), amount);
      await user.click(dialog.getByRole("button", { name: "Submit" }));
      expect(dialog.getByText("Enter an amount from ₹0.01 to ₹540.00.")).toBeDefined();
      expect(dialog.getByLabelText<HTMLInputElement>("Amount").value).toBe(amount);
    }
    expect(dialog.getByText("Choose how you paid.")).toBeDefined();
    expect(dialog.getByText("Enter the reference: 4 to 40 letters or digits.")).toBeDefined();
    expect((await paidBy(cookie, orderId)).partialPayments).toEqual([]);
  });

  async function fill({ user, within: dialog }: Awaited<ReturnType<typeof openDialog>>): Promise<void> {
    await user.type(dialog.getByLabelText("Amount"), "1,40.50");
    await user.selectOptions(dialog.getByLabelText("Paid through"), "UPI");
    await user.type(dialog.getByLabelText("Reference"), "UPI0042");
  }

  it("[PAY-025] after a payment was entered the dialog closes and the order is read again", async () => {
    const opened = await openDialog("Bank Transfer");
    await fill(opened);
    const { cookie, orderId } = opened;
    const asked: string[] = [];
    const working = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return working(input, init);
    };
    await opened.user.click(opened.within.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(asked.some((url) => url.includes(`/santha/orders/${orderId}`))).toBe(true));
    globalThis.fetch = working;
    expect((await paidBy(cookie, orderId)).partialPayments).toMatchObject([
      { amount: 140.5, paidThrough: "UPI" },
    ]);
  });

  it("[PAY-026] cancelling changes nothing and reads nothing again", async () => {
    const opened = await openDialog();
    await fill(opened);
    const mend = breakCalls("/", "no answer");
    await opened.user.click(opened.within.getByRole("button", { name: "Cancel" }));
    mend();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect((await paidBy(opened.cookie, opened.orderId)).partialPayments).toEqual([]);
  });

  it("without an answer all typed words stay, and trying again enters the payment once", async () => {
    const opened = await openDialog();
    await fill(opened);
    const mend = breakCalls("/payments", "no answer");
    await opened.user.click(opened.within.getByRole("button", { name: "Submit" }));
    await opened.within.findByText("No connection. What you typed is still here. Please try again.");
    expect(opened.within.getByLabelText<HTMLInputElement>("Reference").value).toBe("UPI0042");
    mend();
    await opened.user.click(opened.within.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await paidBy(opened.cookie, opened.orderId)).partialPayments).toHaveLength(1);
  });

  it("a photo of the receipt goes with the payment, and stands with it afterwards", async () => {
    const opened = await openDialog();
    await fill(opened);
    const file = new File([new Uint8Array(await aPhoto())], "receipt.jpg", { type: "image/jpeg" });
    await opened.user.upload(opened.within.getByLabelText(/^Choose/, { selector: "input" }), file);
    expect(opened.within.getByRole<HTMLButtonElement>("button", { name: "Submit" }).disabled).toBe(true);
    await opened.within.findByText("Photo uploaded.");
    await opened.user.click(opened.within.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [payment] = (await paidBy(opened.cookie, opened.orderId)).partialPayments;
    expect(payment?.proof).toMatch(/^\/v2\/files\//);
    await page?.close();
    page = openApp(server, { at: `/app/order/${opened.orderId}/paymentDetails`, as: opened.cookie });
    const link = await screen.findByRole("link", { name: "UPI0042: Photo of the receipt" });
    expect(link.getAttribute("href")).toBe(payment?.proof);
  });
});

describe("the page of the payment details", () => {
  it("[NAV-155] shows what is due and was entered, under its title", async () => {
    const { cookie, orderId } = await anOrderPaidBy("COD");
    page = openApp(server, { at: `/app/order/${orderId}/paymentDetails`, as: cookie });
    expect(await screen.findByRole("button", { name: "Make Payment" })).toBeDefined();
    expect(screen.getAllByRole("heading", { level: 1 })[0]?.textContent).toBe("Payment details");
    expect(screen.getByText("Amount due").nextSibling?.textContent).toBe("₹540.00");
  });

  it("says where to pay what is due, and what has come: when and how", async () => {
    const desk = tradeDesk(server);
    const order = await desk.anOrderOf(await desk.aTrade());
    page = openApp(server, { at: `/app/order/${order.orderId}/paymentDetails`, as: order.buyer });
    const where = within(await screen.findByRole("region", { name: "Where to pay" }));
    expect(where.getByText("Keep ₹1,340.00 in cash for the parcel.")).toBeDefined();
    expect(
      where.getByText("Or transfer ₹1,340.00 to this account and enter the payment here:"),
    ).toBeDefined();
    expect(where.getByText("000000001234")).toBeDefined();
    expect(where.getByText("Payment reference").nextSibling?.textContent).toBe(order.orderId);
    const received = () => screen.getByRole("region", { name: "Payments received" });
    expect(received().textContent).toContain("Nothing received yet.");
    await page.close();
    await desk.paidAtTheDoor(order);
    page = openApp(server, { at: `/app/order/${order.orderId}/paymentDetails`, as: order.buyer });
    await screen.findByText("Nothing left to pay on this order.");
    expect(received().textContent).toMatch(/In cash, by the seller14 Jul, 2026 at .*₹1,340\.00$/);
    expect(screen.queryByRole("region", { name: "Where to pay" })).toBeNull();
  });

  it.each(["COD", "Bank Transfer"] as const)(
    "[NAV-156] of an order paid by %s a direct visit offers the dialog that the order offers, with the same amount",
    async (mode) => {
      const { cookie, orderId } = await anOrderPaidBy(mode);
      const dialogAfter = async (button: string): Promise<string | null> => {
        await page?.user.click(await screen.findByRole("button", { name: button }));
        const dialog = await screen.findByRole("dialog", { name: "Make Payment" });
        await within(dialog).findByLabelText("Amount");
        return dialog.textContent;
      };
      page = openApp(server, { at: `/app/order/${orderId}`, as: cookie });
      const ofOrder = await dialogAfter("Payment details");
      await page.close();
      page = openApp(server, { at: `/app/order/${orderId}/paymentDetails`, as: cookie });
      expect(await dialogAfter("Make Payment")).toBe(ofOrder);
      expect(ofOrder).toContain("Amount due₹540.00");
    },
  );

  it("[NAV-156] of an order paid online neither a direct visit nor the order offers to enter a payment", async () => {
    const online = await anOrderPaidBy("Online");
    page = openApp(server, { at: `/app/order/${online.orderId}/paymentDetails`, as: online.cookie });
    await screen.findByText("This order is paid online. You cannot enter a payment here.");
    expect(screen.queryByRole("button", { name: "Make Payment" })).toBeNull();
    await page.close();
    page = openApp(server, { at: `/app/order/${online.orderId}`, as: online.cookie });
    await screen.findByText("Payment summary");
    expect(screen.queryByRole("button", { name: "Payment details" })).toBeNull();
  });

  it("[ORD-075] somebody else's order shows an error and nothing of the order", async () => {
    const { orderId } = await anOrderPaidBy("COD");
    const other = await aPerson(server);
    page = openApp(server, { at: `/app/order/${orderId}/paymentDetails`, as: other.cookie });
    expect(await screen.findByText("There is no such order.")).toBeDefined();
    expect(screen.queryByText("₹540.00")).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("link", { name: "Go to home" })).toBeDefined();
  });
});
