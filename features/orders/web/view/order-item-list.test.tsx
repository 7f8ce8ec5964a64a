import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import type { OrderDetail, OrderLine } from "../../contract/orders.ts";
import { OrderItemList } from "./order-item-list.tsx";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  chooseLanguage("en");
});

const sprayer: OrderLine = {
  productLevel1Title: "Tools",
  productLevel1TitleTe: "పనిముట్లు",
  productLevel2Id: 4,
  productLevel3Id: 12,
  productLevel3Title: "Battery sprayer",
  productLevel3TitleTe: "బ్యాటరీ స్ప్రేయర్",
  productImage: "sprayer",
  productBed: "tool",
  selectedSKU: ["tank", "grade"],
  smartElements: {
    tank: { value: "16", unit: "L", name: { en: "Tank", te: "ట్యాంక్" } },
    grade: { value: "Lithium", unit: "", name: { en: "Grade", te: "రకం" } },
    colour: { value: "Blue", unit: "", name: { en: "Colour", te: "రంగు" } },
  },
  productQuantity: 2,
  pricePerUnit: 3250,
  commission: 160.5,
  taxDetails: { igst: 18, sgst: 0, cgst: 0 },
  tax: { rate: 18, amount: 991.53 },
  batchNumber: null,
  expiresOn: null,
};
const traps: OrderLine = {
  ...sprayer,
  productLevel3Title: "Yellow sticky traps",
  productImage: "sticky",
  commission: 0,
  taxDetails: { igst: 0, sgst: 2.5, cgst: 2.5 },
  tax: { rate: 5, amount: 309.52 },
};

/** Only what the list shows of an order. */
const shown: Partial<OrderDetail> = {
  sellerFirstName: { en: "Godavari Bio", te: "గోదావరి బయో" },
  tradeType: "INTERSTATE",
  stateInfo: { currentState: "ORD_PLACED", entryTS: 0, buyerActions: [] },
  totalCommission: 160.5,
  totalAgentHandlingCharge: 0,
  agentServiceCharge: null,
  marginDueAmount: 0,
  marginTakenBy: "agent",
  productList: [sprayer],
};
const order = shown as OrderDetail;

const show = (change: Partial<OrderDetail> = {}) => render(<OrderItemList order={{ ...order, ...change }} />);
const fold = () =>
  screen.getByRole("heading", { name: /^Item list/ }).closest("details") as HTMLDetailsElement;

describe("the item list of an order", () => {
  it("[ORD-038] in Telugu the pack and its grade are Telugu words", () => {
    chooseLanguage("te");
    const smartElements = {
      tank: { value: "25", unit: "kg", name: { en: "Pack", te: "ప్యాక్" } },
      grade: { value: "foundation", unit: "", name: { en: "Class", te: "తరగతి" } },
    };
    show({ productList: [{ ...sprayer, smartElements }] });
    expect(screen.getByText(/25 కిలోలు, మూల విత్తనం/)).toBeDefined();
  });

  it("[ORD-034] is expanded by default and collapses", async () => {
    show();
    expect(fold().open).toBe(true);
    await userEvent.setup().click(screen.getByRole("heading", { name: /^Item list/ }));
    expect(fold().open).toBe(false);
  });

  it.each([
    [[sprayer], "Item list (1 item)"],
    [[sprayer, traps], "Item list (2 items)"],
  ])("[ORD-035] its heading counts the items, in the plural when there are more", (productList, heading) => {
    show({ productList });
    expect(screen.getByRole("heading", { name: heading })).toBeDefined();
  });

  it("[ORD-036] [ORD-037] [ORD-038] [ORD-039] an item shows picture, title, the chosen SKU with units, and seller", () => {
    show();
    const line = screen.getByRole("heading", { name: "Battery sprayer" }).closest(".line") as HTMLElement;
    expect(line.querySelector("img")?.getAttribute("src")).toContain("sprayer");
    expect(within(line).getByText(/16 L, Lithium/).textContent).toBe("16 L, Lithium, Godavari Bio");
  });

  it("[ORD-040] [ORD-041] [ORD-042] [ORD-043] [ORD-044] an item shows Qty, Price, Value, Margin and Amount", () => {
    show({ productList: [sprayer, traps] });
    const facts = [...document.querySelectorAll<HTMLElement>(".line")].map((line) =>
      within(line)
        .getAllByRole("term")
        .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`),
    );
    expect(facts).toEqual([
      ["Qty 2", "Price ₹3,250.00", "Value ₹6,500.00", "Margin ₹160.50", "Amount ₹6,660.50"],
      ["Qty 2", "Price ₹3,250.00", "Value ₹6,500.00", "Margin ₹0.00", "Amount ₹6,500.00"],
    ]);
  });

  it("[ORD-043] an order without margin says so of its items", () => {
    show({ totalCommission: 0, productList: [traps] });
    expect(screen.getByText("Margin").nextSibling?.textContent).toBe("₹0.00");
  });

  it("[ORD-051] the tax that the server says of each item is there one second after loading, not before", () => {
    vi.useFakeTimers();
    show({ productList: [sprayer, traps] });
    act(() => void vi.advanceTimersByTime(999));
    expect(screen.queryByText(/Includes GST/)).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText("Includes GST ₹991.53 (18 %)")).toBeDefined();
    expect(screen.getByText("Includes GST ₹309.52 (5 %)")).toBeDefined();
  });

  it("a line that is exempt says nothing of tax", () => {
    vi.useFakeTimers();
    show({ productList: [{ ...sprayer, tax: { rate: 0, amount: 0 } }] });
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByText(/Includes GST/)).toBeNull();
  });

  it("reads in Telugu", () => {
    chooseLanguage("te");
    show();
    expect(screen.getByRole("heading", { name: "బ్యాటరీ స్ప్రేయర్" })).toBeDefined();
    expect(screen.getByText("మార్జిన్")).toBeDefined();
  });
});
