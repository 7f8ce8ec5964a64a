export const en = {
  confirmCancelTitle: "Confirm cancel order",
  confirmCancel: "Are you sure you want to cancel this order?",
  confirmTitle: (action: string) => `Confirm: ${action}`,
  confirm: "Are you sure?",
  confirmReturn: "All packs go back to the seller. You get your refund once the seller accepts them.",
  done: "Done. Your order is updated.",
  notSent: "No connection. Please try again.",
  deliveryCode: (code: string) => `Delivery code: ${code}`,
  of: (action: string, id: string) => `${action}: #${id}`,
};
