import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type PartialPayment, recordPayment } from "#features/payments/contract/payments.ts";
import { daysAgo, earningsVisit, filterDays, rowsOf } from "#testing/web/earnings.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { defaultPageSize } from "../contract.ts";
import { pendingPaymentsQuery } from "./api.ts";

const here = earningsVisit();
describe("the payments tab", () => {
  async function openPayments(
    orders: number,
    claims: readonly { amountInPaise: number; reference: string }[] = [],
    width = 1280,
  ) {
    setViewportWidth(width);
    const agent = await here.agentWith(orders);
    for (const claim of claims) {
      await here.server.call(
        recordPayment,
        { params: { orderId: agent.orderIds[0] ?? "" }, body: { ...claim, paidThrough: "UPI" } },
        { as: agent.cookie },
      );
    }
    const opened = here.open(agent.cookie);
    await opened.user.click(await here.tab("Payments"));
    if (orders > 0) await screen.findByRole("table", { name: "Payments" });
    return { ...agent, ...opened };
  }

  const headsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent);

  it.each([360, 800, 1280])(
    "[PAY-001] [PAY-002] [PAY-003] [PAY-004] [PAY-005] [PAY-006] at %i px is a scrollable table of Order Id, Date, Order value, Paid and Balance",
    async (width) => {
      const { orderIds } = await openPayments(1, [], width);
      const table = screen.getByRole("table", { name: "Payments" });
      expect(table.parentElement?.className).toContain("overflow-x-auto");
      expect(headsOf(table)).toEqual([...["Order Id", "Date", "Order value", "Paid", "Balance"]]);
      const today = formatFieldDate(Date.now()).split("-").toReversed().join("-");
      expect(rowsOf("Payments")).toEqual([[orderIds[0], today, "₹540.00", "₹0.00", "₹540.00"]]);
    },
  );

  it("[PAY-008] [PAY-009] [PAY-010] [PAY-017] a row with partial payments has an icon and opens them; another row does nothing", async () => {
    const { user, orderIds } = await openPayments(2, [{ amountInPaise: 100_50, reference: "UPI0042" }]);
    expect(screen.getAllByRole("button", { name: /^Partial payments of/ })).toHaveLength(1);
    await user.click(screen.getByText("₹540.00", { selector: "td.b" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByText(orderIds[0] ?? "", { selector: "td *" }));
    const dialog = await screen.findByRole("dialog", { name: "Partial payments" });
    await user.click(dialog);
    expect(screen.getByRole("dialog", { name: "Partial payments" })).toBeDefined();
  });

  it.each([360, 1280])(
    "[PAY-011] [PAY-012] [PAY-013] [PAY-014] [PAY-015] at %i px partial payments are a table of Ref. Id, Date, Amount, Paid Through and Status",
    async (width) => {
      const { user } = await openPayments(1, [{ amountInPaise: 100_50, reference: "UPI0042" }], width);
      await user.click(screen.getByRole("button", { name: /^Partial payments of/ }));
      const table = await screen.findByRole("table", { name: "Partial payments" });
      expect(headsOf(table)).toEqual([...["Ref. Id", "Date", "Amount", "Paid Through", "Status"]]);
      const [year = "", month, date] = formatFieldDate(Date.now()).split("-");
      expect(rowsOf("Partial payments")).toEqual([
        ["UPI0042", `${date}-${month}-${year.slice(2)}`, "₹100.50", "UPI", "Waiting for confirmation"],
      ]);
    },
  );

  it("[PAY-014] [PAY-015] a payment that does not say how it was paid or where it stands has - in these columns", async () => {
    const { user } = await openPayments(1, [{ amountInPaise: 100_50, reference: "UPI0042" }]);
    // No operation of this house makes it, but the wire allows it.
    const empty = { paidThrough: "", status: "" as PartialPayment["status"] };
    const { queryKey } = pendingPaymentsQuery({ offset: 0, pageSize: defaultPageSize, days: null });
    act(() => {
      queryClient.setQueryData(queryKey, (known) => {
        const rows = known?.rows.map((row) => ({
          ...row,
          partialPayments: row.partialPayments.map((payment) => ({ ...payment, ...empty })),
        }));
        return known && rows && { ...known, rows };
      });
    });
    await user.click(screen.getByRole("button", { name: /^Partial payments of/ }));
    await screen.findByRole("table", { name: "Partial payments" });
    expect(rowsOf("Partial payments").map((cells) => cells.slice(2))).toEqual([["₹100.50", "-", "-"]]);
    act(() => chooseLanguage("te"));
    const table = await screen.findByRole("table", { name: "పాక్షిక చెల్లింపులు" });
    expect(within(table).getAllByRole("cell", { name: "-" })).toHaveLength(2);
  });

  it("[ERN-065] has the date filter of the other tabs: From date, To date, Clear, which shows all again, and Submit", async () => {
    const { user, orderIds } = await openPayments(3);
    await filterDays(user, daysAgo(1), daysAgo(1));
    await waitFor(() => expect(rowsOf("Payments")).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const form = within(screen.getByRole("form", { name: "Filters" }));
    expect(form.getByLabelText("From date").getAttribute("type")).toBe("date");
    expect(form.getByLabelText("To date").getAttribute("type")).toBe("date");
    expect(form.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Clear", "Submit"]);
    await user.click(form.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(rowsOf("Payments").map((row) => row[0])).toEqual(orderIds));
  });

  it("[ERN-066] days choose the unpaid orders of these days", async () => {
    const { user, orderIds } = await openPayments(3);
    await filterDays(user, daysAgo(1), daysAgo(1));
    await waitFor(() => expect(rowsOf("Payments").map((row) => row[0])).toEqual([orderIds[1]]));
    await user.click(screen.getByRole("button", { name: "Filters" }));
    expect((await screen.findByLabelText<HTMLInputElement>("From date")).value).toBe("");
  });

  it("[PAY-018] says so when nothing is owed", async () => {
    await openPayments(0);
    expect(await screen.findByText("There are no pending payments.")).toBeDefined();
  });

  it("[ERR-005] says in the snackbar that its call has failed", async () => {
    const { cookie } = await here.agentWith(0);
    const { user } = here.open(cookie);
    const mend = breakCalls("pending-payment-orders", "gateway error");
    await user.click(await here.tab("Payments"));
    const message = "Something went wrong, please try again later.";
    await waitFor(() => expect(document.querySelector(".snack")?.textContent).toContain(message));
    mend();
  });
});
