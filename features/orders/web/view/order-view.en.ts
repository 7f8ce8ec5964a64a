import { plural } from "#engine/web/words/language.ts";

const ahead: Readonly<Record<string, string>> = {
  ORD_PLACED: "Payment received",
  CANCEL_APPROVED: "Decision on your request",
  RETURN_ACCEPTED: "Decision on your request",
};

export const en = {
  batch: (number: string) => `Batch ${number}`,
  bestBefore: (day: string) => `Best before ${day}`,
  more: "More",
  trackOrder: "Track order",
  aboutMargin: "When you get the margin",
  noMargin: "No margin",
  nothingDue: "Nothing to pay",
  nothingDueNote: "This order has ended. It need not be paid any more.",
  yoursWhenDelivered: (date: string) => `You earn it when the order is delivered, by ${date}.`,
  yoursWhenDeliveredAndPaid: (date: string, amount: string) =>
    `You earn it when the order is delivered, by ${date}, and ${amount} is paid.`,
  yoursAfterTransfer: (amount: string) =>
    `You earn it when the transfer of ${amount} is received and the order is delivered.`,
  yoursAfterOnline: "You earn it when the order is paid online and delivered.",
  sellerTakesAll: "The seller takes it at the door; Santha pays you your margin after the days for returns.",
  farmerPaysAtDoor: (amount: string, margin: string, farmer: string) =>
    `${farmer} pays ${amount} in cash at the door. ${margin} of it is your margin; Santha pays it to you after the days for returns.`,
  farmerPaysOnline: (amount: string, margin: string, farmer: string) =>
    `${farmer} pays ${amount} online. ${margin} of it is your margin; Santha pays it to you after the days for returns.`,
  santhaPaysIt: "Santha pays it to you after the days for returns.",
  santhaPaysFrom: (date: string) =>
    `Santha pays margins out once the days for returns are over, here from ${date} at the earliest. Payouts shows what was paid.`,
  sellerTakesPart: (amount: string, margin: string, farmer: string) =>
    `The seller takes ${amount} at the door. You collect ${margin} from ${farmer}.`,
  youTakeAll: (amount: string, farmer: string) => `You collect ${amount} from ${farmer}.`,
  lessMargin: "Why the margin is less",
  givenBack: (amount: string) => `${amount} of your margin went back to the customer with a refund.`,
  yoursNow: "Delivered and paid: it is in your Total earnings.",
  practiceMargin: "A practice order earns nothing.",
  returned: "Refunded to the customer",
  returning: "Being refunded to the customer",
  returnedToYou: "Refunded to you",
  returningToYou: "Being refunded to you",
  aboutReturned: "About this refund",
  returnedApart: (amount: string) =>
    `${amount} of it is not in the price above: packs that left the order, margin, or money paid too much.`,
  neverPaid: "Not paid; not due any more",
  marginDropped: "Margin, no longer charged",
  serviceChargeDropped: "Agent's service charge, no longer charged",
  priceInTheEnd: "Price after the refund",
  serviceCharge: "Agent's service charge",
  practiceNote: "This was practice: nothing is ordered and nothing has to be paid.",
  goesOutOncePaid: "The order goes to the seller once we get the money.",
  paymentReference: "Payment reference",
  late: (date: string) => `This order is late. It was due by ${date}.`,
  lateNext:
    "The seller and Santha support know. If you do not want to wait, call support or write a complaint: they trace the parcel, or cancel the order and refund you.",
  chatWithSupport: "Chat with support",
  callSupport: "Call support",
  writeGrievance: "Write a complaint",
  deliveryCode: "Delivery code",
  codeFor: "Tell it to the person who brings the parcel, only once the parcel is in hand.",
  coming: (state: string, label: string) => ahead[state] ?? label,
  onTheWay: (town: string) => `On the way to ${town}`,
  by: (step: string, date: string) => `${step}, by ${date}`,
  afterPayment: (step: string, days: number) =>
    `${step}, ${plural("en", days, { one: "1 day", other: `${days} days` })} after your payment`,
  paymentReceived: "Payment received",
  needHelp: "Need help with this order?",
  shipment: "Parcel",
  carrier: "Carrier",
  trackingNumber: "Tracking number",
  trackParcel: "Track on the carrier's site",
  backToOrder: "Back to the order",
  passedStates: "Order history",
};
