import { previewTransfers, receiveTransfers } from "#features/payments/contract/transfer-desk.ts";
import { approveSettlements, previewSettlements } from "#features/settlements/contract/desk.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson } from "../shop/builders.ts";
import { paidToOperator } from "../shop/settled-orders.ts";
import { tradeDesk } from "../shop/trade.ts";
import { transferDesk } from "../shop/transfers.ts";
import type { Telling } from "./grievance-calls.ts";

const number = "598765432101";

/** The calls by which finance decides about several lines of a desk, each with the events that it has to write. */
export const deskCalls = (app: () => TestApp): Readonly<Record<string, Telling>> => ({
  "payments/receive-transfers": {
    tells: ["payments/transfer-decided"],
    ready: async () => {
      const desk = await transferDesk(app());
      const order = await desk.transferred();
      await desk.claim(order, number);
      const claimIds = [(await desk.seen(order.masterId, number)).claimId];
      const as = desk.finance;
      const { fingerprint } = (await app().call(previewTransfers, { body: { claimIds } }, { as })).data;
      return () => app().call(receiveTransfers, { body: { claimIds, fingerprint } }, { as });
    },
  },
  "settlements/approve-several": {
    tells: ["orders/state-changed"],
    ready: async () => {
      const { orderId } = await paidToOperator(app(), await tradeDesk(app()).aTrade());
      const { cookie: as } = await aPerson(app(), { roles: ["finance"] });
      const orderIds = [orderId];
      const { fingerprint } = (await app().call(previewSettlements, { body: { orderIds } }, { as })).data;
      return () => app().call(approveSettlements, { body: { orderIds, fingerprint } }, { as });
    },
  },
});

/** Calls of the desks that write nothing. */
export const silentDeskCalls: Readonly<Record<string, string>> = {
  "payments/preview-transfers": "a look at what would be booked; nothing is written",
  "payouts/preview-batch": "a look at what a batch would pay; nothing is written",
  "settlements/preview-approvals": "a look at what would be approved; nothing is written",
};
