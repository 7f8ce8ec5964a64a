export const en = {
  documents: "Documents",
  invoice: "Invoice",
  proforma: "Proforma, not a tax invoice yet. The bill is made when the parcel is sent.",
  saved: "File saved.",
  noConnection: "No connection. Please try again.",
  "tax-invoice": "Tax invoice",
  "bill-of-supply": "Bill of supply",
  "invoice-cum-bill-of-supply": "Invoice-cum-bill of supply",
  "credit-note": "Credit note",
  "agent-receipt": "Agent's receipt to the farmer",
  "agent-credit-note": "Agent's credit note to the farmer",
};
