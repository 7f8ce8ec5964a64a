import { describe, expect, it } from "vitest";
import { actionLabels } from "./order-action-labels.ts";
import { buyerActionLabels, paymentModeLabel, stateLabel, stateLabels } from "./order-labels.ts";
import { transitions } from "./order-states.ts";

const cancelledStates = ["SETTLEMENT_APPROVAL_INP", "SETTLEMENT_INP"] as const;
const all = [
  ...Object.values(stateLabels),
  ...Object.values(actionLabels),
  ...cancelledStates.map((state) => ({
    en: stateLabel(state, "en", true),
    te: stateLabel(state, "te", true),
  })),
];

describe("the words of orders", () => {
  it("[ORD-052] [ORD-053] the refund of a cancelled order is money in both languages, never a return of goods", () => {
    expect(
      cancelledStates.map((state) => [stateLabel(state, "en", true), stateLabel(state, "te", true)]),
    ).toEqual([
      ["Refund approval in progress", "సొమ్ము వాపసు ఆమోదం జరుగుతోంది"],
      ["Sent for refund", "సొమ్ము వాపసు కోసం పంపబడింది"],
    ]);
  });

  it("ways of paying have words in both languages, cash at the door and cash that a buyer entered too", () => {
    const said = ["COD", "Cash", "Bank Transfer"].map((way) => paymentModeLabel(way, "te"));
    expect(said).toEqual(["డెలివరీ సమయంలో నగదు", "నగదు", "బ్యాంక్ బదిలీ"]);
    expect(paymentModeLabel("Cash", "en")).toBe("Cash");
  });

  it("the labels of buyers are those of every action that the table of moves lets a buyer take", () => {
    const ofBuyers = transitions.filter(({ actor }) => actor === "buyer").map(({ action }) => action);
    expect(Object.keys(buyerActionLabels).sort()).toEqual([...new Set<string>(ofBuyers)].sort());
  });

  it("wherever English says refund Telugu says సొమ్ము వాపసు, and of a return it says వాపసు without సొమ్ము", () => {
    const refunds = all.filter(({ en }) => /refund/i.test(en));
    expect(refunds.length).toBeGreaterThan(10);
    expect(refunds.filter(({ te }) => !te.includes("సొమ్ము వాపసు"))).toEqual([]);
    const returns = all.filter(({ en }) => /\breturn/i.test(en));
    expect(returns.length).toBeGreaterThan(4);
    expect(returns.filter(({ te }) => !te.includes("వాపసు") || te.includes("సొమ్ము"))).toEqual([]);
  });
});
