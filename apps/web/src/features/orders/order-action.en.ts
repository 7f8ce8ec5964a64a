export const en = {
  confirmCancelTitle: "Confirm cancel order",
  confirmCancel: "Are you sure you want to cancel this order?",
  confirmTitle: (action: string) => `Confirm: ${action}`,
  confirm: "Are you sure?",
  confirmReturn:
    "All packs of this order go back to the seller. What was paid is refunded once the seller has accepted them.",
  done: "Done. The order is up to date.",
  notSent: "No connection. Please try again.",
  deliveryCode: (code: string) => `Code for the delivery: ${code}`,
  of: (action: string, id: string) => `${action}: #${id}`,
};
