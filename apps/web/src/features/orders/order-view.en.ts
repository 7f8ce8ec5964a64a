export const en = {
  more: "More",
  trackOrder: "Track order",
  orderActions: "What you can do with this order",
  aboutMargin: "When the margin is yours",
  yoursWhenDelivered: (date: string) => `Yours once the order is delivered, by ${date}.`,
  yoursWhenDeliveredAndPaid: (date: string, amount: string) =>
    `Yours once the order is delivered, by ${date}, and ${amount} is paid.`,
  yoursAfterTransfer: (amount: string) =>
    `Yours once the transfer of ${amount} has come and the order is delivered.`,
  yoursNow: "Delivered and paid: it counts in Total earnings.",
  notPayable: "not payable, order cancelled",
  notPayableUnpaid: "Not payable: the order was not paid in time.",
  whileCancelling: "Not counted while the cancellation is decided.",
  whileRefunding: "Not counted: the order goes back and its money is returned.",
  practiceMargin: "A practice order earns nothing.",
  serviceCharge: "Agent's service charge",
  practiceNote: "This was practice: nothing is ordered, nobody is told and nothing has to be paid.",
  masterNumber:
    "The order ID here is the reference of the whole payment. Each seller's order has a number of its own, as in My orders.",
  shipment: "Parcel",
  carrier: "Carrier",
  trackingNumber: "Tracking number",
  trackParcel: "Track the parcel on the carrier's page",
  expected: "Expected by",
  backToOrder: "Back to the order",
  passedStates: "Passed states",
};
