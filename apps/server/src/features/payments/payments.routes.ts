import * as cash from "@santha/contract/cash-of-sellers";
import * as finance from "@santha/contract/finance";
import * as gateway from "@santha/contract/gateway-settlements";
import * as online from "@santha/contract/online-payments";
import * as contract from "@santha/contract/payments";
import * as twice from "@santha/contract/twice-refunds";
import * as unsettled from "@santha/contract/unsettled-payments";
import { route } from "#platform/route";
import { claimTransfer } from "./claim-transfer.ts";
import { confirmCashForSeller } from "./confirm-cash-for-seller.ts";
import { decideCashClaim, decideCashClaimForSeller } from "./decide-cash-claim.ts";
import { decideTransfer } from "./decide-transfer.ts";
import { giveUpPayment } from "./give-up-payment.ts";
import { listGatewaySettlements } from "./list-gateway-settlements.ts";
import { listOpenPayments } from "./list-open-payments.ts";
import { listTransfers } from "./list-transfers.ts";
import { listUnpaidCash } from "./list-unpaid-cash.ts";
import { movePayment } from "./move-payment.ts";
import { moveProviderRefund } from "./move-provider-refund.ts";
import { noteGatewaySettlement } from "./note-gateway-settlement.ts";
import { checkPayment, readOnlinePayment, readOpenPayment } from "./read-online-payment.ts";
import { readPayment } from "./read-payment.ts";
import { readTransfer } from "./read-transfer.ts";
import { receiveForOrder } from "./receive-for-order.ts";
import { receiveTwiceRefund } from "./receive-twice-refund.ts";
import { recordPayment } from "./record-payment.ts";
import { listRefunds, refundOrder } from "./refund-order.ts";
import { startPayment } from "./start-payment.ts";
import { takeBackGatewaySettlement } from "./take-back-gateway-settlement.ts";
import { comeBack, takeRefundReport, takeReport } from "./take-report.ts";

export const paymentsRoutes = [
  route(contract.readPayment, readPayment),
  route(contract.recordPayment, recordPayment),
  route(contract.readTransfer, readTransfer),
  route(contract.claimTransfer, claimTransfer),
  route(online.startPayment, startPayment),
  route(online.giveUpPayment, giveUpPayment),
  route(online.readOpenPayment, readOpenPayment),
  route(online.readOnlinePayment, readOnlinePayment),
  route(online.checkPayment, checkPayment),
  route(online.listRefunds, listRefunds),
  route(online.refundOrder, refundOrder),
  route(unsettled.movePayment, movePayment),
  route(online.moveProviderRefund, moveProviderRefund),
  route(twice.receiveTwiceRefund, receiveTwiceRefund),
  route(online.listOpenPayments, listOpenPayments),
  route(gateway.listGatewaySettlements, listGatewaySettlements),
  route(gateway.noteGatewaySettlement, noteGatewaySettlement),
  route(gateway.takeBackGatewaySettlement, takeBackGatewaySettlement),
  route(online.returnAfterSuccess, comeBack),
  route(online.returnAfterFailure, comeBack),
  route(online.takeReport, takeReport),
  route(online.takeRefundReport, takeRefundReport),
  route(finance.listTransfers, listTransfers),
  route(finance.listUnpaidCash, listUnpaidCash),
  route(cash.confirmCashForSeller, confirmCashForSeller),
  route(cash.decideCashClaim, decideCashClaim),
  route(cash.decideCashClaimForSeller, decideCashClaimForSeller),
  route(finance.decideTransfer, decideTransfer),
  route(finance.receiveForOrder, receiveForOrder),
];
