import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { daysAgo, earningsVisit, filterDays, pick, rowsOf, submit } from "#testing/web/earnings.ts";
import { breakCalls, refuseCalls } from "#testing/web/faults.ts";
import { setViewportWidth } from "#testing/web/viewport.ts";

const here = earningsVisit();
const tileIds = () => [...document.querySelectorAll("article.ot .ot-h b")].map((head) => head.textContent);
describe("the tabs of the earnings page", () => {
  it("[ERN-003] [ERN-004] [ERN-005] [ERN-006] [ERN-008] [ERN-010] are Orders, Accounts and Payments; only the open one is drawn", async () => {
    const { cookie, orderIds } = await here.agentWith(1);
    const { user, address } = here.open(cookie);
    await screen.findByText(`#${orderIds[0]}`);
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map((one) => one.textContent)).toEqual(["Orders", "Accounts", "Payments"]);
    expect(tabs.map((one) => one.id)).toEqual(["my-orders", "accounts", "pending-payments"]);
    expect(tabs[0]?.ariaSelected ?? tabs[0]?.getAttribute("aria-selected")).toBe("true");
    await user.click(await here.tab("Payments"));
    await waitFor(() => expect(screen.queryByText(`#${orderIds[0]}`)).toBeNull());
    expect(screen.queryByText("New orders will take 2 mins to reflect")).toBeNull();
    expect(address()).toBe("/app/order");
  });

  it("[ERN-007] [ERN-009] [ERN-011] the address ?tab=1 opens Accounts, any other value Orders; choosing a tab leaves the address", async () => {
    const { cookie } = await here.agentWith(0);
    const { user, address, goTo } = here.open(cookie, "/app/order?tab=1");
    expect((await here.tab("Accounts")).getAttribute("aria-selected")).toBe("true");
    await user.click(await here.tab("Payments"));
    expect(address()).toBe("/app/order?tab=1");
    for (const other of ["0", "2", "abc"]) {
      goTo(`/app/order?tab=${other}`);
      await waitFor(async () =>
        expect((await here.tab("Orders")).getAttribute("aria-selected")).toBe("true"),
      );
    }
  });

  it("[ERN-018] the number of orders is kept on the device with whose it is", async () => {
    const { cookie, orderIds, profileKey } = await here.agentWith(2);
    here.open(cookie);
    await screen.findByText(`#${orderIds[0]}`);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem("orderCount") ?? "{}")).toEqual({ orderCount: 2, profileKey }),
    );
  });
});

describe("the orders tab", () => {
  it("[ERN-020] [ERN-021] [ERN-022] [ERN-023] [ERN-024] [ENT-021] shows real orders or practice ones, each with its count", async () => {
    const { cookie, orderIds } = await here.agentWith(2);
    const lines = [{ listingId: here.listingId, quantity: 1 }];
    const [practice] = (await anOrder(here.server, { as: cookie, lines, isPractice: true })).orderIds;
    const { user } = here.open(cookie);
    await waitFor(() => expect(tileIds()).toEqual(orderIds.map((id) => `#${id}`)));
    const orders = await screen.findByRole<HTMLInputElement>("radio", { name: "Orders (2)" });
    const dummy = await screen.findByRole<HTMLInputElement>("radio", { name: "Dummy (1)" });
    expect([orders.value, orders.checked, dummy.value, dummy.checked]).toEqual(["", true, "dummy", false]);
    await user.click(dummy);
    await waitFor(() => expect(tileIds()).toEqual([`#${practice}`]));
  });

  it("[ERN-025] [ERN-026] [ERN-027] [ERN-028] [ERN-029] Filters holds From date, To date, Clear and Submit", async () => {
    const { cookie } = await here.agentWith(0);
    const { user } = here.open(cookie);
    await user.click(await screen.findByRole("button", { name: "Filters" }));
    const form = screen.getByRole("form", { name: "Filters" });
    expect(within(form).getByLabelText("From date").getAttribute("type")).toBe("date");
    expect(within(form).getByLabelText("To date").getAttribute("type")).toBe("date");
    expect(
      within(form)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["Clear", "Submit"]);
  });

  it("[ERN-030] [ERN-031] [ERN-032] [ERN-033] [ERN-075] Submit closes the menu and shows the days; Clear empties the form and shows all again", async () => {
    const { cookie, orderIds } = await here.agentWith(4);
    const { user } = here.open(cookie);
    await screen.findByText(`#${orderIds[0]}`);
    await filterDays(user, daysAgo(2), daysAgo(1));
    await waitFor(() => expect(tileIds()).toEqual(orderIds.slice(1, 3).map((id) => `#${id}`)));
    await user.click(screen.getByRole("button", { name: "Filters" }));
    expect((await screen.findByLabelText<HTMLInputElement>("From date")).value).toBe(daysAgo(2));
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.getByLabelText<HTMLInputElement>("From date").value).toBe("");
    await waitFor(() => expect(tileIds()).toHaveLength(4));
  });

  it("[ERN-069] [ERN-070] [ERN-071] [ERN-072] [ERN-073] Submit stays off while a day breaks a rule, with the reason under its field", async () => {
    const { cookie } = await here.agentWith(0);
    const { user } = here.open(cookie);
    await user.click(await screen.findByRole("button", { name: "Filters" }));
    expect(submit().disabled).toBe(true);
    pick("From date", daysAgo(-1));
    pick("To date", daysAgo(-1));
    expect(screen.getAllByText("The date may not be later than today.")).toHaveLength(2);
    pick("From date", daysAgo(1));
    pick("To date", daysAgo(2));
    expect(screen.getByText("To date may not be earlier than From date.")).toBeDefined();
    expect(submit().disabled).toBe(true);
    pick("From date", daysAgo(0));
    pick("To date", daysAgo(0));
    expect(submit().disabled).toBe(false);
  });

  it("[ERN-067] [ERN-068] both days are required: one that was left empty says so", async () => {
    const { cookie } = await here.agentWith(0);
    const { user } = here.open(cookie);
    await user.click(await screen.findByRole("button", { name: "Filters" }));
    fireEvent.blur(screen.getByLabelText("From date"));
    expect(screen.getByText("Please choose a date.")).toBeDefined();
    pick("From date", daysAgo(1));
    expect(submit().disabled).toBe(true);
  });

  it("[ERN-043] Load more keeps kind and days and shows no order twice", async () => {
    const { cookie, orderIds } = await here.agentWith(14);
    const { user } = here.open(cookie);
    await screen.findByText(`#${orderIds[0]}`);
    await filterDays(user, daysAgo(12), daysAgo(1));
    await waitFor(() => expect(tileIds()[0]).toBe(`#${orderIds[1]}`));
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await screen.findByText("No more updates");
    expect(tileIds()).toEqual(orderIds.slice(1, 13).map((id) => `#${id}`));
  });

  it("[ERN-043] Load more keeps the practice orders chosen and their days, and repeats none when an order came in between", async () => {
    const { cookie } = await here.agentWith(1);
    const practiceOf = async (day: number): Promise<string> => {
      here.server.clock.set(new Date(Date.now() - day * 86_400_000));
      const lines = [{ listingId: here.listingId, quantity: 1 }];
      const { orderIds } = await anOrder(here.server, { as: cookie, lines, isPractice: true });
      here.server.clock.set(new Date());
      return `#${orderIds[0]}`;
    };
    const practice: string[] = [];
    for (let day = 14; day >= 0; day -= 1) practice.unshift(await practiceOf(day));
    const { user } = here.open(cookie);
    await user.click(await screen.findByRole("radio", { name: "Dummy (15)" }));
    await filterDays(user, daysAgo(13), daysAgo(1));
    await waitFor(() => expect(tileIds()[0]).toBe(practice[1]));
    await practiceOf(1);
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await screen.findByText("No more updates");
    expect(tileIds()).toEqual(practice.slice(1, 14));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Dummy/ }).checked).toBe(true);
  });

  it("[NAV-151] /app/order/my-orders shows the list on its own, without summary and tabs", async () => {
    const { cookie, orderIds } = await here.agentWith(1);
    here.open(cookie, "/app/order/my-orders");
    await screen.findByText(`#${orderIds[0]}`);
    expect(screen.getAllByRole("heading", { level: 1 })[0]?.textContent).toBe("My orders");
    expect([screen.queryAllByRole("tab"), screen.queryByText("Total earnings")]).toEqual([[], null]);
  });
});

describe("the accounts tab", () => {
  async function openAccounts(orders: number) {
    setViewportWidth(1280);
    const agent = await here.agentWith(orders);
    const opened = here.open(agent.cookie, "/app/order?tab=1");
    if (orders > 0) await screen.findByRole("table", { name: "Accounts" });
    return { ...agent, ...opened };
  }

  it("[ERN-049] [ERN-050] [ERN-051] [ERN-052] [ERN-053] [ERN-054] is a table of Date, Order Id, Seller, Earnings and Order value", async () => {
    const { orderIds } = await openAccounts(2);
    const table = screen.getByRole("table", { name: "Accounts" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual([...["Date", "Order Id", "Seller", "Earnings", "Order value"]]);
    const today = formatFieldDate(Date.now()).split("-").toReversed().join("-");
    expect(rowsOf("Accounts")[0]).toEqual([
      today,
      orderIds[0],
      expect.stringMatching(/./),
      "₹50.50",
      "₹1,040.00",
    ]);
  });

  it("[ERN-053] [ORD-030] a row whose margin the card leaves out says why in the words of its tile (R24)", async () => {
    const { cookie, orderIds } = await here.agentWith(2);
    await here.server.platform.database
      .updateTable("orders")
      .set({ state: "CANCEL_REQUESTED" })
      .where("id", "=", orderIds[0] ?? "")
      .execute();
    const words = "Not counted until the cancellation is decided.";
    here.open(cookie, "/app/order?tab=1");
    await screen.findByRole("table", { name: "Accounts" });
    expect(rowsOf("Accounts").map((row) => row[3])).toEqual([`₹50.50${words}`, "₹25.25"]);
  });

  it("[ERN-055] [ERN-056] pressing a head sorts the rows shown upwards, pressing it again downwards", async () => {
    const { user } = await openAccounts(3);
    const earnings = () => rowsOf("Accounts").map((row) => row[3]);
    const head = screen.getByRole("columnheader", { name: "Earnings" });
    expect(head.getAttribute("aria-sort")).toBe("none");
    await user.click(within(head).getByRole("button"));
    expect(earnings()).toEqual(["₹25.25", "₹50.50", "₹75.75"]);
    await user.click(within(head).getByRole("button"));
    expect(earnings()).toEqual(["₹75.75", "₹50.50", "₹25.25"]);
    expect(head.getAttribute("aria-sort")).toBe("descending");
  });

  it.each([360, 800])(
    "[ERN-049] [ERN-055] [ERN-056] at %i px the heads of the table stand there too, and sort",
    async (width) => {
      const { cookie, orderIds } = await here.agentWith(3);
      setViewportWidth(width);
      const { user } = here.open(cookie, "/app/order?tab=1");
      const table = await screen.findByRole("table", { name: "Accounts" });
      const heads = within(table).getAllByRole("columnheader");
      expect(heads.map(({ textContent }) => textContent)).toEqual([
        ...["Date", "Order Id", "Seller", "Earnings", "Order value"],
      ]);
      await user.click(within(table).getByRole("button", { name: "Earnings" }));
      expect(rowsOf("Accounts").map((row) => row[1])).toEqual(orderIds.toReversed());
    },
  );

  it("[ERN-057] pressing a row opens its order", async () => {
    const { user, orderIds, address } = await openAccounts(1);
    await user.click(screen.getByText("₹25.25", { selector: "td" }));
    await waitFor(() => expect(address()).toBe(`/app/order/${orderIds[0]}`));
  });

  it("[ERN-058] [ERN-059] [ERN-060] [ERN-061] [ERN-062] [ERN-064] is paged by 5, 10, 25 or 50, with first and last page, and says when there are no more", async () => {
    const { user, orderIds } = await openAccounts(12);
    const size = screen.getByRole<HTMLSelectElement>("combobox", { name: "Rows per page" });
    expect([size.value, [...size.options].map(({ text }) => text)]).toEqual(["10", ["5", "10", "25", "50"]]);
    expect(screen.getByText("1 to 10 of 12")).toBeDefined();
    expect(screen.queryByText("No more orders")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Last page" }));
    await screen.findByText("No more orders");
    expect(rowsOf("Accounts").map((row) => row[1])).toEqual(orderIds.slice(10));
    await user.click(screen.getByRole("button", { name: "First page" }));
    await waitFor(() => expect(rowsOf("Accounts")).toHaveLength(10));
    await user.selectOptions(size, "5");
    await waitFor(() => expect(rowsOf("Accounts")).toHaveLength(5));
  });

  it("[ERN-044] [ERN-045] [ERN-046] [ERN-047] [ERN-048] days stay in force for paging while the form is empty again, until Clear", async () => {
    const { user, orderIds } = await openAccounts(9);
    await user.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "5");
    await filterDays(user, daysAgo(7), daysAgo(1));
    await screen.findByText("1 to 5 of 7");
    await user.click(screen.getByRole("button", { name: "Next page" }));
    await screen.findByText("6 to 7 of 7");
    await waitFor(() => expect(rowsOf("Accounts").map((row) => row[1])).toEqual(orderIds.slice(6, 8)));
    await user.click(screen.getByRole("button", { name: "Filters" }));
    expect(screen.getByLabelText<HTMLInputElement>("From date").value).toBe("");
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await screen.findByText("1 to 5 of 9");
  });

  it("[ERN-063] says so when there are no rows", async () => {
    await openAccounts(0);
    expect(await screen.findByText("There are no recent orders.")).toBeDefined();
  });

  it("[ERR-007] says the server's sentence in the snackbar where it gives one", async () => {
    const { cookie } = await here.agentWith(1);
    here.open(cookie, "/app/order?tab=1");
    const mend = refuseCalls("santhaCommissions", "Accounts are being counted anew.");
    const said = () => document.querySelector(".snack")?.textContent;
    await waitFor(() => expect(said()).toContain("Accounts are being counted anew."));
    expect(said()).not.toContain("Something went wrong");
    mend();
  });

  it("[ERR-004] [ERR-007] says in the snackbar that its call has failed, and offers to try again", async () => {
    const { cookie } = await here.agentWith(1);
    const { user } = here.open(cookie, "/app/order?tab=1");
    const mend = breakCalls("santhaCommissions", "gateway error");
    const message = "Something went wrong, please try again later.";
    await waitFor(() => expect(document.querySelector(".snack")?.textContent).toContain(message));
    mend();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("₹25.25")).toBeDefined();
  });
});
