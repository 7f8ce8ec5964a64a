import { plural } from "#engine/web/words/language.ts";

const days = (count: number) =>
  count === 0
    ? "Same day"
    : plural("en", count, { one: "1\u00a0day", other: `${count}\u00a0days` });

export const en = {
  add: "Add area",
  table: "Delivery areas",
  pinCodes: "Pin codes",
  all: (prefix: string) => (prefix.length === 6 ? prefix : `${prefix}…`),
  holds: (prefix: string) => (prefix.length === 6 ? "One pin code" : `All that begin with ${prefix}`),
  orderValue: "Order value",
  anyValue: "Any",
  from: (amount: string) => `${amount} or more`,
  charge: "Delivery charge",
  free: "Free",
  time: "Time",
  days,
  cash: "Cash on delivery",
  yes: "Yes",
  no: "No",
  actions: "Change",
  change: "Change",
  changeNamed: (prefix: string) => `Change ${prefix}`,
  remove: "Remove",
  removeNamed: (prefix: string) => `Remove ${prefix}`,
  removeTitle: (prefix: string) => `Remove ${prefix}?`,
  removeText: "New orders from there are not possible unless another area fits. Placed orders stay.",
  removed: "Area removed",
  emptyTitle: "No delivery areas yet",
  emptyHint: "Add where you deliver. Until then nobody can order from you.",
  addTitle: "Add a delivery area",
  changeTitle: "Change delivery area",
  prefix: "Pin code or first digits",
  prefixHint: "506 holds all pin codes that begin with 506.",
  valueField: "For orders from",
  valueHint: "0 for all orders.",
  chargeField: "Delivery charge",
  chargeHint: "0 for free delivery.",
  daysField: "Days until delivery",
  cashField: "Cash on delivery is possible",
  save: "Save",
  saved: "Saved",
  cancel: "Cancel",
  noConnection: "No connection. Please try again.",
};
