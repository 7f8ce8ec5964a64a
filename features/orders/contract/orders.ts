import * as z from "zod/mini";
import { restBase } from "#engine/contract/brand.ts";
import { filterDayIfAny } from "#engine/contract/date-filter.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { bed } from "#features/store/contract/store.ts";
import { nextSteps, orderGroups } from "./order-groups.ts";
import { farmerPays, smartElement, tileProduct } from "./order-parts.ts";

/** Rupees with two decimals, as the specified calls carry money. */
const rupees = z.number();
/** Epoch milliseconds. */
const moment = z.int();

/** A line of a master order (ENT-019); titles in both languages stand beside the specified field. */
export const masterOrderLine = z.object({
  productLevel3Title: z.string(),
  productLevel3TitleTe: z.string(),
  productImage: z.string(),
  productBed: bed,
  productCategory: z.string(),
  productLevel3Id: z.int(),
  selectedSKU: z.array(z.string()),
  smartElements: z.record(z.string(), smartElement),
  pricePerUnit: rupees,
  productQuantity: z.int(),
});
export type MasterOrderLine = z.output<typeof masterOrderLine>;

export const buyerAddress = z.object({
  name: z.string(),
  addressLine1: z.optional(z.string()),
  /** Older orders carry their first line under this name (ORD-088). */
  addressLine: z.optional(z.string()),
  addressLine2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  phone: z.string(),
});

/** The order as the buyer placed it, over all sellers (ENT-017). Commission fields are 0 for all but its agent. */
export const masterOrder = z.object({
  masterId: z.string(),
  dummyOrder: z.boolean(),
  unifiedStoreId: z.string(),
  createdTS: moment,
  paymentInfo: z.object({
    mode: z.string(),
    mihpayid: z.nullable(z.string()),
    txnid: z.nullable(z.string()),
  }),
  grandTotal: rupees,
  buyerAddress,
  storeMap: z.object({ INPUTS: z.object({ productList: z.array(masterOrderLine) }) }),
  overAllItemsValue: rupees,
  totalShippingCost: rupees,
  totalHandlingCost: rupees,
  totalDiscounts: rupees,
  couponDiscount: rupees,
  couponCode: z.nullable(z.string()),
  overAllCommission: rupees,
  overAllAgentHandlingCharge: rupees,
  orderIds: z.array(z.string()),
  /** Of a purchase that is not placed, its money awaited or never come, or that is cancelled whole. Null: it is placed. */
  unplacedState: z.nullable(z.string()),
  farmerName: z.nullable(z.string()),
  /** Of orders that are not over; none where there is no margin, or no farmer. */
  farmerPays: z.array(farmerPays),
});
export type MasterOrder = z.output<typeof masterOrder>;

/** A line of a seller's order (specification 3, order product line). */
export const orderLine = z.object({
  productLevel1Title: z.string(),
  productLevel1TitleTe: z.string(),
  productLevel2Id: z.int(),
  productLevel3Id: z.int(),
  productLevel3Title: z.string(),
  productLevel3TitleTe: z.string(),
  productImage: z.string(),
  productBed: bed,
  selectedSKU: z.array(z.string()),
  smartElements: z.record(z.string(), smartElement),
  productQuantity: z.int(),
  pricePerUnit: rupees,
  commission: rupees,
  taxDetails: z.object({ igst: z.number(), sgst: z.number(), cgst: z.number() }),
  /** GST within the line, offers taken off: as its document has it, before there is one as it comes out today. Rate in percent. */
  tax: z.object({ rate: z.number(), amount: rupees }),
  /** What was packed, `A-1 (6), B-2 (2)` of several batches; null before, and where the goods have none. */
  batchNumber: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
});
export type OrderLine = z.output<typeof orderLine>;

/** How a parcel travels; `trackingUrl` is null where the carrier has no page for it. */
export const shipment = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.nullable(z.string()),
});
export type Shipment = z.output<typeof shipment>;

/** A step of an order's way: one that happened has its time, one to come the day by which it is promised, if any. */
const orderStep = z.object({ state: z.string(), entryTS: z.nullable(moment), byTS: z.nullable(moment) });
export type OrderStep = z.output<typeof orderStep>;

/** Of a cancelled order the state that ended it: by the buyer, the seller, a failed delivery or a return. */
const endedBy = z.nullable(z.string());

/** One seller's order (specification 3, order detail). `fulfillmentDeatils` is spelled so on the wire. */
export const orderDetail = z.object({
  orderId: z.string(),
  masterId: z.string(),
  createdTs: moment,
  /** When it stood as placed: at once, or once its payment was there. Null: it never came so far. */
  placedTS: z.nullable(moment),
  deliveredTS: z.nullable(moment),
  expectedBy: moment,
  /** For how many days the order should have been there; null: it is not late. */
  lateDays: z.nullable(z.int()),
  /** The whole way, oldest first: the states it entered, and those to come as it stands now. */
  way: z.array(orderStep),
  /** In how many days after its payment an order is there that waits for it; null: it does not wait. */
  daysAfterPayment: z.nullable(z.int()),
  /** Null until the order is dispatched. */
  shipment: z.nullable(shipment),
  /** What the one who brings the parcel asks for; there while it is out for delivery. */
  deliveryCode: z.nullable(z.string()),
  dummyOrder: z.boolean(),
  cancelled: z.boolean(),
  buyerFirstName: z.string(),
  sellerFirstName: localizedText,
  deliveryAddress: z.string(),
  /** The town of the address. */
  city: z.string(),
  phone: z.string(),
  /** For whom an agent ordered; the consent is null where the farmer's code was not given. Null: for himself. */
  assist: z.nullable(
    z.object({
      farmerName: z.string(),
      farmerMobileNo: z.string(),
      consentTS: z.nullable(moment),
      consentAmount: z.nullable(rupees),
    }),
  ),
  tradeType: z.enum(["INTRASTATE", "INTERSTATE"]),
  stateInfo: z.object({ currentState: z.string(), entryTS: moment, buyerActions: z.array(z.string()) }),
  endedBy,
  paymentInfo: z.object({ mode: z.nullable(z.string()), bank_ref_num: z.nullable(z.string()) }),
  totalAmount: rupees,
  balanceAmount: rupees,
  /** The agent's margin that the seller has still to take with his cash. */
  marginDueAmount: rupees,
  itemsValue: rupees,
  handlingCost: rupees,
  discounts: rupees,
  couponDiscount: rupees,
  totalCouponValue: rupees,
  totalCommission: rupees,
  totalAgentHandlingCharge: rupees,
  /** What of the margin went back to the customer with a refund; it is no longer in the two amounts above. */
  marginGivenBack: rupees,
  /** For the farmer of an assisted order: what his agent adds. Null for the buyer, who sees the margin instead. */
  agentServiceCharge: z.nullable(rupees),
  /** Who takes the margin from the customer: the agent, or the seller or Santha for him. Null where the reader sees none. */
  marginTakenBy: z.nullable(z.enum(["agent", "seller", "platform"])),
  /** What goes back of the money, as the books have it; null: nothing does. */
  refund: z.nullable(
    z.object({
      /** Is back with the customer. */
      returned: rupees,
      /** Is owed to him, or on its way. */
      returning: rupees,
      /** Of both, what `totalAmount` and the margin are without already: packs, margin, or money paid too much. */
      apart: rupees,
      /** The margin of an order that is over, which its agent does not collect. */
      marginDropped: rupees,
      /** What was not paid of an order that is over, and is no longer due. */
      neverPaid: rupees,
      /** What the customer pays in the end, the margin with it. */
      finalPrice: rupees,
    }),
  ),
  fulfillmentDeatils: z.object({ TRANSPORT: z.object({ commission: rupees }) }),
  productList: z.array(orderLine),
});
export type OrderDetail = z.output<typeof orderDetail>;

const orderId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/));

/**
 * The order call of specification 7: `data` is JSON text. With `isMasterOrder=true` it is a list whose first
 * element is a `MasterOrder`, or the object itself when `unifiedStoreId` starts with `virtual-`;
 * with `false` an `OrderDetail`.
 */
export const readOrder = endpoint({
  name: "orders/read-order",
  summary: "An order of the caller: the master order as placed, or one seller's order.",
  method: "GET",
  path: `${restBase}/santha/orders/{orderId}`,
  permission: "member",
  params: z.object({ orderId }),
  query: z.object({ isMasterOrder: z.enum(["true", "false"]) }),
  answer: z.string(),
  isDataText: true,
  errors: { "orders/not-found": 404 },
});

/** Where an order has been: the states it entered with their times, newest first; the first one is where it is. */
export const orderStatus = z.object({
  orderId: z.string(),
  dummyOrder: z.boolean(),
  cancelled: z.boolean(),
  deliveredTS: z.nullable(moment),
  expectedBy: moment,
  states: z.array(z.object({ state: z.string(), entryTS: moment })),
  /** Null until the order is dispatched. */
  shipment: z.nullable(shipment),
});
export type OrderStatus = z.output<typeof orderStatus>;

export const readOrderStatus = endpoint({
  name: "orders/read-order-status",
  summary: "The states that an order of the caller has passed with their times, and how its parcel travels.",
  method: "GET",
  path: "/v2/orders/{orderId}/status",
  permission: "member",
  params: z.object({ orderId }),
  answer: orderStatus,
  errors: { "orders/not-found": 404 },
});

/** An order in a list (specification 3, order tile). */
export const orderTile = z.object({
  orderId: z.string(),
  masterId: z.string(),
  paymentInfo: z.object({ txnid: z.nullable(z.string()) }),
  dummyOrder: z.boolean(),
  cancelled: z.boolean(),
  deliveredTS: z.nullable(moment),
  expectedBy: moment,
  stateInfo: z.object({ currentState: z.string(), buyerActions: z.array(z.string()) }),
  endedBy,
  /** For whom it was ordered; null for an order of one's own. */
  farmerName: z.nullable(z.string()),
  /** Null: nothing in particular helps now. */
  nextStep: z.nullable(z.enum(nextSteps)),
  /** What follows if the buyer cancels: money that goes back, after the seller's word; null: he cannot cancel. */
  cancelling: z.nullable(z.object({ goesBack: rupees, asksSeller: z.boolean() })),
  totalCommission: rupees,
  totalAgentHandlingCharge: rupees,
  /** What is still owed; a delivered order with a balance counts as earned when it is paid. */
  balanceAmount: rupees,
  /** The cash that a farmer has still to give to the seller, a margin with it that the seller takes; null: none. */
  cashToCollect: z.nullable(rupees),
  /** The margin that the agent takes from the farmer himself beside it; null: none. */
  marginToCollect: z.nullable(rupees),
  /** Until when the transfer that it waits for has to come; null: it waits for none, or all of it was entered. */
  payBefore: z.nullable(moment),
  sellerFirstName: localizedText,
  createdTs: moment,
  totalAmount: rupees,
  /** All that was ordered, in the order of its lines. */
  productList: z.array(tileProduct),
  /** What the tile is called: its first product. */
  heading: localizedText,
  /** What the one who brings the parcel asks for; there while it is out for delivery. */
  deliveryCode: z.nullable(z.string()),
  LUT: moment,
});
export type OrderTile = z.output<typeof orderTile>;

export const listOrders = endpoint({
  name: "orders/list-orders",
  summary:
    "The caller's orders, newest first, of all time or of the days given, found by farmer, phone or number and by state; paged by `after`, the `nextAfter` of the page before, or by `offset`. With `latest` one order: the newest that has not ended, else the newest.",
  method: "GET",
  path: "/v2/orders",
  permission: "member",
  query: z.object({
    type: z._default(z.enum(["", "dummy"]), ""),
    /** A part of the farmer's name, of his phone or of the order's number. */
    q: z._default(z.string().check(z.trim(), z.maxLength(60)), ""),
    state: z._default(z.enum(["", ...orderGroups]), ""),
    latest: z.optional(z.literal("living")),
    fromDate: filterDayIfAny,
    toDate: filterDayIfAny,
    after: z.optional(z.string().check(z.maxLength(80))),
    offset: z._default(
      z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
      0,
    ),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  answer: z.object({ orders: z.array(orderTile), nextAfter: z.nullable(z.string()) }),
  errors: {},
});
