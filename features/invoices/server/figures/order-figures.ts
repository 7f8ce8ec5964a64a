import { gstStateCode } from "#engine/contract/indian-states.ts";
import { sumOf } from "#engine/contract/money.ts";
import { packTexts } from "#engine/contract/pack-text.ts";
import { agentsSac, type RegisteredAgent } from "../registered-agent.ts";
import type { DocumentFigures, DocumentParty, DocumentRow } from "./figures.ts";
import type { Supply } from "./supply.queries.ts";
import { chargesByRate, isUnionTerritory, type TaxParts, taxWithin } from "./tax.ts";

const chargeTitle = { en: "Delivery and handling", te: "డెలివరీ, హ్యాండ్లింగ్ ఛార్జీలు" };

/** The figures of an order by the rules of tax: what its proforma shows and what its document freezes. */
export function figuresOfOrder(supply: Supply): DocumentFigures {
  const isInterstate = supply.tradeType === "INTERSTATE";
  const supplier = supplierOf(supply);
  const goods = supply.lines.map((line) => {
    const grossInPaise = line.quantity * (line.priceInPaise - line.discountInPaise);
    return { ...line, grossInPaise };
  });
  const charges = chargesByRate(supply.shippingInPaise + supply.handlingInPaise, goods);
  const rows: DocumentRow[] = [
    ...goods.map((line) => ({
      lineId: line.lineId,
      title: { en: line.titleEn, te: line.titleTe },
      pack: packTexts(line.attributes),
      hsn: line.hsn,
      quantity: line.quantity,
      unitPriceInPaise: line.priceInPaise,
      discountInPaise: line.quantity * line.discountInPaise,
      grossInPaise: line.grossInPaise,
      rateInBasisPoints: line.rateInBasisPoints,
      ...taxWithin(line.grossInPaise, line.rateInBasisPoints, isInterstate),
    })),
    ...charges.map(({ grossInPaise, rateInBasisPoints }) => ({
      lineId: null,
      title: chargeTitle,
      pack: "",
      // A share of the charges stands under the heading of the goods it goes with.
      hsn: goods.find((line) => line.rateInBasisPoints === rateInBasisPoints)?.hsn ?? "",
      quantity: 1,
      unitPriceInPaise: grossInPaise,
      discountInPaise: 0,
      grossInPaise,
      rateInBasisPoints,
      ...taxWithin(grossInPaise, rateInBasisPoints, isInterstate),
    })),
  ];
  return {
    orderId: supply.orderId,
    supplier,
    recipient: recipientOf(supply),
    isInterstate,
    isUnionTerritory: !isInterstate && isUnionTerritory(supplier.stateCode),
    rows,
    totals: totalsOf(rows, supply.couponInPaise),
  };
}

/**
 * The figures of the agent's receipt for his margin: his own service to the farmer, not the seller's. A registered
 * agent's margin holds GST, between his state and the farmer's; another agent's holds none.
 */
export function figuresOfMargin(supply: Supply, agent: RegisteredAgent | null): DocumentFigures {
  const marginInPaise = supply.commissionInPaise + supply.agentHandlingInPaise;
  const recipient = recipientOf(supply);
  const rateInBasisPoints = agent?.rateInBasisPoints ?? 0;
  const isInterstate = agent !== null && agent.party.stateCode !== recipient.stateCode;
  const row: DocumentRow = {
    lineId: null,
    title: { en: "Agent's service charge", te: "ఏజెంట్ సేవా రుసుము" },
    pack: "",
    hsn: agent ? agentsSac : "",
    quantity: 1,
    unitPriceInPaise: marginInPaise,
    discountInPaise: 0,
    grossInPaise: marginInPaise,
    rateInBasisPoints,
    ...taxWithin(marginInPaise, rateInBasisPoints, isInterstate),
  };
  return {
    orderId: supply.orderId,
    supplier: agent?.party ?? unregistered(supply),
    recipient,
    isInterstate,
    isUnionTerritory: agent !== null && !isInterstate && isUnionTerritory(agent.party.stateCode),
    rows: [row],
    totals: totalsOf([row], 0),
  };
}

function unregistered({ buyerName, buyerNameTe }: Supply): DocumentParty {
  return {
    name: { en: buyerName, te: buyerNameTe ?? buyerName },
    lines: [],
    state: "",
    stateCode: "",
    gstin: null,
    licences: [],
  };
}

/** Sums over the rows; every sum is the sum of what is printed. */
export function totalsOf(rows: readonly DocumentRow[], couponInPaise: number): DocumentFigures["totals"] {
  const sum = (part: keyof TaxParts | "grossInPaise") => sumOf(rows.map((row) => row[part]));
  const grossInPaise = sum("grossInPaise");
  return {
    taxableInPaise: sum("taxableInPaise"),
    cgstInPaise: sum("cgstInPaise"),
    sgstInPaise: sum("sgstInPaise"),
    igstInPaise: sum("igstInPaise"),
    grossInPaise,
    couponInPaise,
    payableInPaise: grossInPaise - couponInPaise,
  };
}

function supplierOf({ supplier }: Supply): DocumentParty {
  return {
    name: { en: supplier.nameEn, te: supplier.nameTe },
    lines: [`${supplier.town} ${supplier.postalCode}`],
    state: supplier.state,
    stateCode: supplier.gstin.slice(0, 2),
    gstin: supplier.gstin,
    licences: supplier.licences,
  };
}

function recipientOf({ recipient }: Supply): DocumentFigures["recipient"] {
  return {
    name: { en: recipient.name, te: recipient.name },
    lines: [
      recipient.addressLine1,
      recipient.addressLine2,
      recipient.landmark,
      `${recipient.city} ${recipient.postalCode}`,
    ].filter((line) => line !== ""),
    state: recipient.state,
    stateCode: gstStateCode(recipient.state) ?? "",
    gstin: null,
    licences: [],
    phone: recipient.phone,
  };
}
