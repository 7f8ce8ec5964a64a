import { type Fence, isCode, isTest, linesMatching, type Tree, withoutComments } from "./tree.ts";

/** Amounts of the wire in rupees, which are shown and never counted with. */
const rupees =
  "totalAmount|balanceAmount|grandTotal|orderAmount|pricePerUnit|itemsValue|handlingCost|totalCommission|" +
  "totalAgentHandlingCharge|overAll[A-Z][A-Za-z]+|totalShippingCost|totalHandlingCost|totalDiscounts|" +
  "couponDiscount|totalCouponValue|couponValue|totalEarnings|pendingEarnings";
/** Paise that are divided or taken a part of; whoever rounds them on the same line knows what he does. */
const fraction = /^(?!.*Math\.(?:round|floor|ceil)\().*InPaise\b[^,;/*<"'`]*(?: \/ [\w(]| \* [0-9]*\.[0-9])/;
const rupeeSum = new RegExp(`\\.(?:${rupees})\\b [-+*/] |[-+*] \\w+\\.(?:${rupees})\\b`);
/** Where paise become rupees, and where tax is rounded by the law. */
const edges = /\/(money|money-text|tax)\.ts$/;

/** Money is counted in whole paise: nothing divides it without rounding, and nothing adds rupees up. */
export const wholePaise: Fence = {
  name: "whole-paise",
  isMine: (file) =>
    /^(?:engine|features|demo)\//.test(file) && isCode(file) && !isTest(file) && !edges.test(file),
  check: (tree) => [
    ...inEveryFile(tree, fraction, "paise stay whole: round where they are divided"),
    ...inEveryFile(tree, rupeeSum, "rupees are shown, paise are counted with"),
  ],
};

function inEveryFile({ files, read }: Tree, pattern: RegExp, message: string): string[] {
  return files.flatMap((file) => linesMatching(file, withoutComments(read(file)), pattern, message));
}
