import { route } from "#engine/server/http/route.ts";
import * as cash from "../contract/cash-of-sellers.ts";
import * as twice from "../contract/duplicate-refunds.ts";
import * as gateway from "../contract/gateway-settlements.ts";
import * as online from "../contract/online-payments.ts";
import * as contract from "../contract/payments.ts";
import * as received from "../contract/received-money.ts";
import * as desk from "../contract/transfer-desk.ts";
import * as unsettled from "../contract/unsettled-payments.ts";
import { confirmCashForSeller } from "./cash/confirm-cash-for-seller.ts";
import { decideCashClaim, decideCashClaimForSeller } from "./cash/decide-cash-claim.ts";
import { listUnpaidCash } from "./cash/list-unpaid-cash.ts";
import { listGatewaySettlements } from "./gateway/list-gateway-settlements.ts";
import { noteGatewaySettlement } from "./gateway/note-gateway-settlement.ts";
import { takeBackGatewaySettlement } from "./gateway/take-back-gateway-settlement.ts";
import { giveUpPayment } from "./online/give-up-payment.ts";
import { listOpenPayments } from "./online/list-open-payments.ts";
import { movePayment } from "./online/move-payment.ts";
import { checkPayment, readOnlinePayment, readOpenPayment } from "./online/read-online-payment.ts";
import { comeBack, takeRefundReport, takeReport } from "./online/receive-webhook.ts";
import { startPayment } from "./online/start-payment.ts";
import { readPayment } from "./read-payment.ts";
import { receiveForOrder } from "./receive-for-order.ts";
import { recordPayment } from "./record-payment.ts";
import { moveProviderRefund } from "./refunds/move-provider-refund.ts";
import { receiveDuplicateRefund } from "./refunds/receive-duplicate-refund.ts";
import { listRefunds, refundOrder } from "./refunds/refund-order.ts";
import { claimTransfer } from "./transfers/claim-transfer.ts";
import { decideTransfer } from "./transfers/decide-transfer.ts";
import { listTransfers } from "./transfers/list-transfers.ts";
import { readTransfer } from "./transfers/read-transfer.ts";
import { previewTransfers, readTransferDesk, receiveTransfers } from "./transfers/transfer-desk.ts";

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
  route(twice.receiveDuplicateRefund, receiveDuplicateRefund),
  route(online.listOpenPayments, listOpenPayments),
  route(gateway.listGatewaySettlements, listGatewaySettlements),
  route(gateway.noteGatewaySettlement, noteGatewaySettlement),
  route(gateway.takeBackGatewaySettlement, takeBackGatewaySettlement),
  route(online.returnAfterSuccess, comeBack),
  route(online.returnAfterFailure, comeBack),
  route(online.takeReport, takeReport),
  route(online.takeRefundReport, takeRefundReport),
  route(received.listTransfers, listTransfers),
  route(received.listUnpaidCash, listUnpaidCash),
  route(cash.confirmCashForSeller, confirmCashForSeller),
  route(cash.decideCashClaim, decideCashClaim),
  route(cash.decideCashClaimForSeller, decideCashClaimForSeller),
  route(received.decideTransfer, decideTransfer),
  route(desk.readTransferDesk, readTransferDesk),
  route(desk.previewTransfers, previewTransfers),
  route(desk.receiveTransfers, receiveTransfers),
  route(received.receiveForOrder, receiveForOrder),
];
