import { momentOfDay } from "#engine/contract/date-text.ts";
import { rupeesOf, spreadOver, sumOf, taxWithinAmount } from "#engine/contract/money.ts";
import { invariant } from "#engine/server/invariant.ts";
import { buyerActionsOf, hasEndedUnpaid } from "../../contract/order-states.ts";
import type {
  MasterOrder,
  MasterOrderLine,
  OrderDetail,
  OrderLine,
  OrderTile,
} from "../../contract/orders.ts";
import { lateDaysOf } from "../late/late-days.ts";
import { deliveryCodeOf } from "../states/delivery-code.ts";
import { agreedMargin, givenBackOf, givenBackOfCommission, marginOf, refundOf } from "./order-money-dto.ts";
import type { DetailRow, LineRow, MasterRow, TileRow } from "./order-reads.queries.ts";
import { placedAtOf, wayOf } from "./order-way.ts";
import { cancellingOf, cashToCollectOf, marginToCollectOf, nextStepOf, payUntilOf } from "./tile-steps.ts";

/** The names of the specification are made here and nowhere else; inside, names are clean and money is paise. */

function sellerName(row: TileRow) {
  return { en: row.seller_name_en, te: row.seller_name_te };
}

function smartElements(line: LineRow) {
  return Object.fromEntries(
    line.attributes.map(({ key, value, unit, name }) => [key, { value, unit, name }] as const),
  );
}

/** A tile, with what the buyer may do at this moment; the server's secret makes the code of a parcel at the door. */
export function tileOf(row: TileRow, at: Date, secret: string): OrderTile {
  const buyerActions = actionsAt(row, at);
  return {
    orderId: row.id,
    masterId: row.master_id,
    paymentInfo: { txnid: row.txnid },
    dummyOrder: row.is_practice,
    cancelled: row.is_cancelled,
    deliveredTS: row.delivered_at?.getTime() ?? null,
    expectedBy: momentOfDay(row.expected_by),
    stateInfo: { currentState: row.state, buyerActions },
    endedBy: row.ended_by,
    farmerName: row.made_for,
    nextStep: nextStepOf(row),
    cancelling: cancellingOf(row, buyerActions),
    ...marginOf(row),
    balanceAmount: rupeesOf(row.balance_in_paise),
    cashToCollect: cashToCollectOf(row),
    marginToCollect: marginToCollectOf(row),
    payBefore: payUntilOf(row),
    sellerFirstName: sellerName(row),
    createdTs: row.created_at.getTime(),
    totalAmount: rupeesOf(row.total_in_paise),
    productList: row.tile_lines.map((line) => ({
      productLevel3Title: line.titleEn,
      productLevel3TitleTe: line.titleTe,
      productImage: line.image,
      productBed: line.bed,
      productQuantity: line.quantity,
    })),
    heading: { en: row.tile_lines[0]?.titleEn ?? "", te: row.tile_lines[0]?.titleTe ?? "" },
    deliveryCode: shownCodeOf(row, secret),
    LUT: row.state_entered_at.getTime(),
  };
}

/** What the one who brings the parcel asks for; null while it is not out for delivery. */
function shownCodeOf(row: TileRow, secret: string): string | null {
  if (row.state !== "OUT_FOR_DELIVERY") return null;
  return deliveryCodeOf(secret, { orderId: row.id, round: row.delivery_round });
}

/** What the buyer may do with the order at a moment. */
export function actionsAt(row: TileRow, at: Date): string[] {
  const { state, is_cancelled: isCancelled, is_practice: isPractice, delivered_at: deliveredAt } = row;
  return buyerActionsOf({ state, isCancelled, isPractice, deliveredAt }, at);
}

/** GST shares of a line: whole rate as IGST between states, half and half within one. */
function taxDetails(row: DetailRow, line: LineRow) {
  const rate = line.gstRateInBasisPoints / 100;
  return row.trade_type === "INTERSTATE"
    ? { igst: rate, sgst: 0, cgst: 0 }
    : { igst: 0, sgst: rate / 2, cgst: rate / 2 };
}

/**
 * GST within a line: what its documents have, else what comes out of price × quantity by the formula of the
 * specification, which knows no offer.
 */
function taxOf({ issued_taxes }: DetailRow, line: LineRow): OrderLine["tax"] {
  const issued = issued_taxes.find(({ lineId }) => lineId === line.lineId);
  const rateInBasisPoints = issued?.rateInBasisPoints ?? line.gstRateInBasisPoints;
  const valueInPaise = line.quantity * line.priceInPaise;
  const taxInPaise = issued?.taxInPaise ?? taxWithinAmount(valueInPaise, rateInBasisPoints);
  return { rate: rateInBasisPoints / 100, amount: rupeesOf(taxInPaise) };
}

/** The commission of each line as it stands in the books, so that the lines add up to that of the order. */
function commissionsOf(row: DetailRow): number[] {
  const agreed = row.lines.map((line) => line.commissionInPaise * line.quantity);
  const back = spreadOver(givenBackOfCommission(row), agreed);
  return agreed.map((ofLine, at) => ofLine - invariant(back[at], "a spread has a share for each line"));
}

function packedOf({ packed_batches }: DetailRow, { lineId }: LineRow) {
  const packed = packed_batches.find((of) => of.lineId === lineId);
  return { batchNumber: packed?.batchNumber ?? null, expiresOn: packed?.expiresOn ?? null };
}

function orderLineOf(row: DetailRow, line: LineRow, commissionInPaise: number): OrderLine {
  return {
    productLevel1Title: line.level1TitleEn,
    productLevel1TitleTe: line.level1TitleTe,
    productLevel2Id: line.level2Id,
    productLevel3Id: line.level3Id,
    productLevel3Title: line.titleEn,
    productLevel3TitleTe: line.titleTe,
    productImage: line.image,
    productBed: line.bed,
    selectedSKU: line.attributes.map(({ key }) => key),
    smartElements: smartElements(line),
    productQuantity: line.quantity,
    pricePerUnit: rupeesOf(line.priceInPaise),
    commission: rupeesOf(commissionInPaise),
    taxDetails: taxDetails(row, line),
    tax: taxOf(row, line),
    ...packedOf(row, line),
  };
}

function addressText(row: DetailRow): string {
  return [
    row.address_line1,
    row.address_line2,
    row.landmark,
    row.city,
    `${row.address_state} ${row.postal_code}`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** For whom an agent ordered, and whether that person agreed; null for an order of one's own. */
function assistOf(row: DetailRow): OrderDetail["assist"] {
  if (row.farmer_name === null || row.farmer_mobile_no === null) return null;
  return {
    farmerName: row.farmer_name,
    farmerMobileNo: row.farmer_mobile_no,
    consentTS: row.consent_at?.getTime() ?? null,
    consentAmount: row.consent_total_in_paise === null ? null : rupeesOf(row.consent_total_in_paise),
  };
}

/** The order as the farmer sees it for whom an agent bought: one charge in place of the margin, and nothing to do. */
export function farmersDetailOf(row: DetailRow, seen: Seen): OrderDetail {
  const detail = detailOf(row, seen);
  return {
    ...detail,
    stateInfo: { ...detail.stateInfo, buyerActions: [] },
    totalCommission: 0,
    totalAgentHandlingCharge: 0,
    marginGivenBack: 0,
    marginDueAmount: 0,
    marginTakenBy: null,
    agentServiceCharge: rupeesOf(agreedMargin(row) - givenBackOf(row)),
    productList: detail.productList.map((line) => ({ ...line, commission: 0 })),
  };
}

/** When the order is looked at, and the server's secret, which makes the code of a parcel at the door. */
interface Seen {
  readonly at: Date;
  readonly secret: string;
}

export function detailOf(row: DetailRow, { at, secret }: Seen): OrderDetail {
  const commissions = commissionsOf(row);
  return {
    orderId: row.id,
    masterId: row.master_id,
    createdTs: row.created_at.getTime(),
    placedTS: placedAtOf(row),
    deliveredTS: row.delivered_at?.getTime() ?? null,
    expectedBy: momentOfDay(row.expected_by),
    lateDays: lateDaysOf(row, at),
    ...wayOf(row, at),
    shipment: row.shipment,
    deliveryCode: shownCodeOf(row, secret),
    dummyOrder: row.is_practice,
    cancelled: row.is_cancelled,
    buyerFirstName: row.recipient_name,
    sellerFirstName: sellerName(row),
    deliveryAddress: addressText(row),
    city: row.city,
    phone: row.phone,
    assist: assistOf(row),
    tradeType: row.trade_type,
    stateInfo: {
      currentState: row.state,
      entryTS: row.state_entered_at.getTime(),
      buyerActions: actionsAt(row, at),
    },
    endedBy: row.ended_by,
    paymentInfo: { mode: row.payment_mode, bank_ref_num: row.bank_ref_num },
    totalAmount: rupeesOf(row.total_in_paise),
    balanceAmount: rupeesOf(row.balance_in_paise),
    marginDueAmount: rupeesOf(row.margin_due_in_paise ?? 0),
    itemsValue: rupeesOf(row.items_value_in_paise),
    handlingCost: rupeesOf(row.handling_in_paise),
    discounts: rupeesOf(row.discounts_in_paise),
    couponDiscount: rupeesOf(row.coupon_in_paise),
    totalCouponValue: rupeesOf(row.coupon_in_paise),
    ...marginOf(row),
    marginGivenBack: rupeesOf(givenBackOf(row)),
    agentServiceCharge: null,
    marginTakenBy: agreedMargin(row) > 0 ? row.collected_by : null,
    refund: refundOf(row),
    fulfillmentDeatils: { TRANSPORT: { commission: rupeesOf(row.shipping_in_paise) } },
    productList: row.lines.map((line, index) =>
      orderLineOf(row, line, invariant(commissions[index], "each line has its commission")),
    ),
  };
}

function masterLineOf(line: LineRow): MasterOrderLine {
  return {
    productLevel3Title: line.titleEn,
    productLevel3TitleTe: line.titleTe,
    productImage: line.image,
    productBed: line.bed,
    productCategory: line.level1TitleEn,
    productLevel3Id: line.level3Id,
    selectedSKU: line.attributes.map(({ key }) => key),
    smartElements: smartElements(line),
    pricePerUnit: rupeesOf(line.priceInPaise),
    productQuantity: line.quantity,
  };
}

/** Where a purchase stands that no seller has heard of, waits for money in part, or of which nothing is left. */
function unplacedStateOf({ orders, was_placed }: MasterRow): string | null {
  const waiting = orders.find(({ state }) => state === "PAYMENT_PENDING");
  const isNothingLeft = !was_placed || orders.every(({ isCancelled }) => isCancelled);
  return (waiting ?? (isNothingLeft ? orders[0] : undefined))?.state ?? null;
}

/** The sums of each who takes a margin; a seller may have left that of one order to the agent. */
function farmerPaysOf({ orders, farmer_name }: MasterRow): MasterOrder["farmerPays"] {
  if (farmer_name === null) return [];
  const living = orders.filter(({ isCancelled, state }) => !isCancelled && !hasEndedUnpaid(state));
  const sums = [...Map.groupBy(living, ({ collectedBy }) => collectedBy)].map(([marginTakenBy, taken]) => ({
    marginTakenBy,
    total: rupeesOf(sumOf(taken.map(({ totalInPaise }) => totalInPaise))),
    margin: rupeesOf(sumOf(taken.map((order) => order.commissionInPaise + order.agentHandlingInPaise))),
  }));
  return sums.filter(({ margin }) => margin > 0);
}

export function masterOf(row: MasterRow): MasterOrder {
  const sum = (part: (order: MasterRow["orders"][number]) => number) => rupeesOf(sumOf(row.orders.map(part)));
  return {
    masterId: row.id,
    dummyOrder: row.is_practice,
    unifiedStoreId: row.unified_store_id,
    createdTS: row.created_at.getTime(),
    paymentInfo: { mode: row.payment_mode, mihpayid: row.mihpayid, txnid: row.txnid },
    grandTotal: sum((order) => order.totalInPaise),
    buyerAddress: {
      name: row.recipient_name,
      addressLine1: row.address_line1,
      addressLine2: row.address_line2,
      landmark: row.landmark,
      city: row.city,
      state: row.state,
      postalCode: row.postal_code,
      phone: row.phone,
    },
    storeMap: { INPUTS: { productList: row.orders.flatMap((order) => order.lines.map(masterLineOf)) } },
    overAllItemsValue: sum((order) => order.itemsValueInPaise),
    totalShippingCost: sum((order) => order.shippingInPaise),
    totalHandlingCost: sum((order) => order.handlingInPaise),
    totalDiscounts: sum((order) => order.discountsInPaise),
    couponDiscount: sum((order) => order.couponInPaise),
    couponCode: row.coupon_code,
    overAllCommission: sum((order) => order.commissionInPaise),
    overAllAgentHandlingCharge: sum((order) => order.agentHandlingInPaise),
    orderIds: row.orders.map((order) => order.id),
    unplacedState: unplacedStateOf(row),
    farmerName: row.farmer_name,
    farmerPays: farmerPaysOf(row),
  };
}
