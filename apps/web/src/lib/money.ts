export {
  formatCount,
  formatPaise,
  type MoneyParts,
  moneyParts,
  paiseFromRupees,
} from "@santha/contract/money-text";
