import { expect, test } from "vitest";
import { sumOf } from "#engine/contract/money.ts";
import { type Luck, luckOf } from "#testing/market/luck.ts";
import { figuresOfCredit } from "./figures/credit-figures.ts";
import type { DocumentFigures, DocumentRow } from "./figures/figures.ts";
import { figuresOfOrder } from "./figures/order-figures.ts";
import type { Supply } from "./figures/supply.queries.ts";

/** About ten seconds; `npm run test:long` asks for 1,000,000, which take a minute and a half. */
const carts = 10 * Number(process.env["SANTHA_RANDOM_STEPS"] ?? 20_000);
const rates = [0, 25, 300, 500, 1200, 1800, 2800, 4000] as const;
const places = { supplier: "Telangana", gstin: "36AAAC000001Z5", inside: "Telangana", outside: "Goa" };

/** An order of up to six lines, mostly with an offer, charges and a coupon. */
function anOrder(luck: Luck): Supply {
  const lines = Array.from({ length: 1 + luck.upTo(5) }, (_, at) => {
    const priceInPaise = 1 + luck.upTo(luck.percent(90) ? 2_000_00 : 10_000_000_00);
    return {
      lineId: at + 1,
      ...{ titleEn: "Paddy seed", titleTe: "వరి విత్తనం", attributes: [], hsn: "1006" },
      quantity: 1 + luck.upTo(luck.percent(90) ? 8 : 400),
      priceInPaise,
      discountInPaise: luck.percent(60) ? 0 : luck.upTo(priceInPaise - 1),
      rateInBasisPoints: luck.of(rates),
    };
  });
  const isInterstate = luck.percent(50);
  const goodsInPaise = sumOf(lines.map((line) => line.quantity * (line.priceInPaise - line.discountInPaise)));
  const recipient = { name: "Ramulu", phone: "9812345210", addressLine1: "", addressLine2: "", landmark: "" };
  return {
    orderId: "260714000001",
    ...{ sellerId: 1, sellerProfileId: 1, buyerProfileId: 2, buyerIsAgent: true, isPractice: false },
    ...{
      buyerName: "Padma",
      buyerNameTe: null,
      isCancelled: false,
      state: "DELIVERED",
      createdAt: new Date(0),
    },
    ...{ isDispatched: true, isDelivered: true },
    tradeType: isInterstate ? "INTERSTATE" : "INTRASTATE",
    shippingInPaise: luck.upTo(200_00),
    handlingInPaise: luck.upTo(20_00),
    couponInPaise: luck.percent(70) ? 0 : luck.upTo(Math.min(goodsInPaise, 150_00)),
    ...{ commissionInPaise: 0, agentHandlingInPaise: 0 },
    supplier: {
      ...{ nameEn: "Kakatiya", nameTe: "కాకతీయ", gstin: places.gstin, town: "Warangal", licences: [] },
      ...{ state: places.supplier, postalCode: "506002" },
    },
    recipient: {
      ...{ ...recipient, city: "Narsampet", postalCode: "506132" },
      state: isInterstate ? places.outside : places.inside,
    },
    lines,
  };
}

const taxParts = ["taxableInPaise", "cgstInPaise", "sgstInPaise", "igstInPaise", "grossInPaise"] as const;
const taxOf = (part: Pick<DocumentRow, "cgstInPaise" | "sgstInPaise" | "igstInPaise">) =>
  part.cgstInPaise + part.sgstInPaise + part.igstInPaise;

/** Why a row is not what it has to be; null when it is. */
function faultOfRow(row: DocumentRow, isInterstate: boolean): string | null {
  if (!taxParts.every((part) => Number.isSafeInteger(row[part]) && row[part] >= 0)) return "not whole paise";
  if (row.taxableInPaise + taxOf(row) !== row.grossInPaise) return "the line does not add up";
  if (row.cgstInPaise !== row.sgstInPaise) return "the halves differ";
  if (isInterstate ? row.cgstInPaise !== 0 : row.igstInPaise !== 0) return "the wrong tax";
  return null;
}

/** Of a whole line the tax is the rate of its taxable value, but for the rounding of each half. */
function isAtRate(row: DocumentRow): boolean {
  const exact = (BigInt(row.taxableInPaise) * BigInt(row.rateInBasisPoints)) / 10_000n;
  return Math.abs(taxOf(row) - Number(exact)) <= 2;
}

function faultOf(figures: DocumentFigures): string | null {
  for (const row of figures.rows) {
    const fault = faultOfRow(row, figures.isInterstate);
    if (fault !== null) return fault;
  }
  const isSummed = taxParts.every(
    (part) => figures.totals[part] === sumOf(figures.rows.map((row) => row[part])),
  );
  if (!isSummed) return "the sums are not those of the lines";
  const { totals } = figures;
  return totals.payableInPaise === totals.grossInPaise - totals.couponInPaise ? null : "the payable amount";
}

/** Takes the order back in random parts and amounts, the rest as a whole. */
function creditsOf(luck: Luck, figures: DocumentFigures): DocumentFigures[] {
  const credits: DocumentFigures[] = [];
  for (const row of figures.rows) {
    const { lineId } = row;
    if (lineId === null || row.quantity === 1 || luck.percent(50)) continue;
    const quantity = 1 + luck.upTo(row.quantity - 2);
    const lines = [{ lineId, quantity, grossInPaise: (row.grossInPaise / row.quantity) * quantity }];
    const isAmount = luck.percent(20);
    const taken = isAmount ? { amountInPaise: luck.upTo(500_00) } : { lines, couponInPaise: luck.upTo(9_00) };
    credits.push(figuresOfCredit(figures, credits, taken));
  }
  return [...credits, figuresOfCredit(figures, credits, "rest")];
}

function faultOfOrder(luck: Luck): string | null {
  const supply = anOrder(luck);
  const figures = figuresOfOrder(supply);
  const goods = sumOf(supply.lines.map((line) => line.quantity * (line.priceInPaise - line.discountInPaise)));
  const total = goods + supply.shippingInPaise + supply.handlingInPaise;
  if (figures.totals.grossInPaise !== total) return "the document is not the order";
  if (!figures.rows.every(isAtRate)) return "not the rate";
  const fault = faultOf(figures);
  if (fault !== null) return fault;
  const credits = creditsOf(luck, figures);
  for (const credit of credits) {
    const wrong = faultOf(credit);
    if (wrong !== null) return `credit note: ${wrong}`;
  }
  const isTakenBack = taxParts.every(
    (part) => sumOf(credits.map(({ totals }) => totals[part])) === figures.totals[part],
  );
  return isTakenBack ? null : "the credit notes do not take back what was invoiced";
}

test("[R25] of any order the line taxes, CGST and SGST or IGST, the document and its credit notes agree to the paisa", () => {
  const faults: [number, string][] = [];
  for (let seed = 1; seed <= carts && faults.length === 0; seed += 1) {
    const fault = faultOfOrder(luckOf(seed));
    if (fault !== null) faults.push([seed, fault]);
  }
  expect(faults).toEqual([]);
}, 3_600_000);
