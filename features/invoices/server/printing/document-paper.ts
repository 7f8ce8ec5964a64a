import { formatDate } from "#engine/contract/date-text.ts";
import { indianStates } from "#engine/contract/indian-states.ts";
import type { Language } from "#engine/contract/language.ts";
import { sumOf } from "#engine/contract/money.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { Paper, PaperBlock, PaperFact } from "#engine/server/outside/documents/paper.ts";
import type { DocumentFigures, DocumentParty, DocumentRow, PrintedDocument } from "../figures/figures.ts";
import { amountInWords } from "./amount-in-words.ts";
import { documentWords } from "./words.ts";

type Words = (typeof documentWords)[Language];

/** Of the papers of documents. Raise it when their words or places change: prints of an older one are then drawn anew. */
export const documentTemplate = 1;

/** A document as a paper in a language: its parties, its lines with tax, the summary by HSN and the sums. */
export function documentPaper(document: PrintedDocument, language: Language): Paper {
  const words = documentWords[language];
  const isAgents = document.kind === "agent-receipt" || document.kind === "agent-credit-note";
  // An agent who is registered writes tax documents; another one a plain receipt.
  const isPlain = isAgents && document.figures.supplier.gstin === null;
  const isTaxReceipt = document.kind === "agent-receipt" && !isPlain;
  const title = isTaxReceipt ? words.taxReceipt : words.kinds[document.kind];
  const note = noteOf(document, words);
  return {
    language,
    title: [title, document.number ?? `#${document.figures.orderId}`].join(" "),
    pageText: words.page,
    blocks: [
      {
        kind: "head",
        title,
        ...(note === undefined ? {} : { note }),
        facts: headFacts(document, language, isPlain),
      },
      parties(document.figures, language, isAgents),
      isPlain ? serviceTable(document.figures, language) : goodsTable(document.figures, language),
      ...(isPlain ? [] : [hsnTable(document.figures, words)]),
      sums(document, words, isPlain),
      {
        kind: "text",
        heading: words.inWords,
        text: amountInWords(document.figures.totals.payableInPaise, language),
      },
      { kind: "text", text: isPlain ? words.noSignature : `${words.pricesIncludeTax} ${words.noSignature}` },
    ],
  };
}

function noteOf(document: PrintedDocument, words: Words): string | undefined {
  const { kind, figures } = document;
  if (document.isPractice) return words.practiceNote;
  if (document.isEndedUnpaid) return words.endedNote;
  if (kind === "proforma") return words.proformaNote;
  // A credit note without packs: what was sent stays with the buyer for less.
  const isPriceAlone = figures.rows.every(({ quantity }) => quantity === 0);
  if ((kind === "credit-note" || kind === "agent-credit-note") && isPriceAlone) return words.priceNote;
  return kind === "agent-receipt" ? words.receiptNote : undefined;
}

function headFacts(document: PrintedDocument, language: Language, isPlain: boolean): PaperFact[] {
  const words = documentWords[language];
  const { orderedAt, original } = document;
  const { orderId, recipient } = document.figures;
  return [
    ...(document.number === null ? [] : [{ label: words.number, value: document.number }]),
    { label: words.date, value: formatDate(document.issuedAt, language) },
    { label: words.order, value: `#${orderId}` },
    { label: words.orderDate, value: formatDate(orderedAt, language) },
    ...(original === null
      ? []
      : [
          { label: words.original, value: original.number },
          { label: words.originalDate, value: formatDate(original.issuedAt, language) },
        ]),
    ...(isPlain
      ? []
      : [
          { label: words.placeOfSupply, value: stateText(recipient, language) },
          { label: words.reverseCharge, value: words.no },
        ]),
  ];
}

function stateText({ state, stateCode }: DocumentParty, language: Language): string {
  const known = indianStates.find(({ code }) => code === stateCode);
  const name = language === "te" ? (known?.te ?? state) : state;
  return stateCode === "" ? name : `${name} (${stateCode})`;
}

function parties(
  { supplier, recipient }: DocumentFigures,
  language: Language,
  isAgents: boolean,
): PaperBlock {
  const words = documentWords[language];
  const licences = supplier.licences.map(
    ({ kind, number }) => `${(words.licences as Readonly<Record<string, string>>)[kind] ?? kind}: ${number}`,
  );
  const gstinOf = ({ gstin }: DocumentParty) => (gstin === null ? [] : [`${words.gstin}: ${gstin}`]);
  const stateOf = (party: DocumentParty) =>
    party.state === "" ? [] : [`${words.state}: ${stateText(party, language)}`];
  return {
    kind: "parties",
    parties: [
      {
        heading: isAgents ? words.agent : words.seller,
        name: supplier.name[language],
        lines: [...supplier.lines, ...stateOf(supplier), ...gstinOf(supplier), ...licences],
      },
      {
        heading: isAgents ? words.receivedFrom : words.billedTo,
        name: recipient.name[language],
        lines: [
          ...recipient.lines,
          ...stateOf(recipient),
          ...gstinOf(recipient),
          `${words.phone}: +91\u00a0${recipient.phone}`,
        ],
      },
    ],
  };
}

const taxOf = (row: Pick<DocumentRow, "cgstInPaise" | "sgstInPaise" | "igstInPaise">) =>
  row.cgstInPaise + row.sgstInPaise + row.igstInPaise;

/** A number and what it counts, on one line however narrow the column. */
const withUnit = (count: number, unit: string) => `${count}\u00a0${unit}`;

/** 500 → `5 %`, 1250 → `12.5 %`. */
const rateText = (rateInBasisPoints: number) => withUnit(rateInBasisPoints / 100, "%");

function itemText({ title, pack }: DocumentRow, language: Language): string {
  return [title[language], typeof pack === "string" ? pack : pack[language]].filter(Boolean).join(", ");
}

function goodsTable({ rows, totals }: DocumentFigures, language: Language): PaperBlock {
  const words = documentWords[language];
  return {
    kind: "table",
    columns: [
      { text: words.item, share: 4 },
      { text: words.hsn, share: 1.7 },
      { text: words.quantity, share: 1.3, isNumber: true },
      { text: words.unitPrice, share: 2.1, isNumber: true },
      { text: words.discount, share: 1.8, isNumber: true },
      { text: words.taxable, share: 2.2, isNumber: true },
      { text: words.rate, share: 2.3, isNumber: true },
      { text: words.tax, share: 1.8, isNumber: true },
      { text: words.amount, share: 2.2, isNumber: true },
    ],
    rows: rows.map((row) => [
      itemText(row, language),
      row.hsn,
      row.lineId === null || row.quantity === 0 ? "" : withUnit(row.quantity, words.unit),
      formatPaise(row.unitPriceInPaise),
      row.discountInPaise === 0 ? "" : formatPaise(row.discountInPaise),
      formatPaise(row.taxableInPaise),
      row.rateInBasisPoints === 0 ? words.exempt : rateText(row.rateInBasisPoints),
      formatPaise(taxOf(row)),
      formatPaise(row.grossInPaise),
    ]),
    foot: [
      words.total,
      "",
      "",
      "",
      "",
      formatPaise(totals.taxableInPaise),
      "",
      formatPaise(taxOf(totals)),
      formatPaise(totals.grossInPaise),
    ],
  };
}

function serviceTable({ rows }: DocumentFigures, language: Language): PaperBlock {
  const words = documentWords[language];
  return {
    kind: "table",
    columns: [
      { text: words.item, share: 4 },
      { text: words.amount, share: 1, isNumber: true },
    ],
    rows: rows.map(({ title, grossInPaise }) => [title[language], formatPaise(grossInPaise)]),
  };
}

/** One row for each HSN and rate, as the return asks for it. */
function hsnTable({ rows, isInterstate, isUnionTerritory }: DocumentFigures, words: Words): PaperBlock {
  const groups = Map.groupBy(rows, ({ hsn, rateInBasisPoints }) => `${hsn} ${rateInBasisPoints}`);
  const sum = (
    group: readonly DocumentRow[],
    part: "taxableInPaise" | "cgstInPaise" | "sgstInPaise" | "igstInPaise",
  ) => formatPaise(sumOf(group.map((row) => row[part])));
  const second = isUnionTerritory ? words.utgst : words.sgst;
  const taxes = isInterstate
    ? ([[words.igst, "igstInPaise"]] as const)
    : ([
        [words.cgst, "cgstInPaise"],
        [second, "sgstInPaise"],
      ] as const);
  return {
    kind: "table",
    heading: words.hsnSummary,
    columns: [
      { text: words.hsn, share: 2 },
      { text: words.rate, share: 1.6, isNumber: true },
      { text: words.taxable, share: 2, isNumber: true },
      ...taxes.map(([name]) => ({ text: name, share: 1.6, isNumber: true })),
    ],
    rows: [...groups.values()].map((group) => {
      const [first] = group;
      const rate = first?.rateInBasisPoints ?? 0;
      return [
        first?.hsn ?? "",
        rate === 0 ? words.exempt : rateText(rate),
        sum(group, "taxableInPaise"),
        ...taxes.map(([, part]) => sum(group, part)),
      ];
    }),
  };
}

/** What the last sum is: nothing is to be paid for practice or for an order whose money never came. */
function lastSumLabel({ kind, isPractice, isEndedUnpaid }: PrintedDocument, words: Words): string {
  if (kind === "credit-note" || kind === "agent-credit-note") return words.credited;
  if (kind === "agent-receipt") return words.received;
  return isPractice || isEndedUnpaid ? words.orderValue : words.payable;
}

function sums(document: PrintedDocument, words: Words, isPlain: boolean): PaperBlock {
  const { figures } = document;
  const { totals, isInterstate, isUnionTerritory } = figures;
  const second = isUnionTerritory ? words.utgst : words.sgst;
  const taxes: readonly (readonly [string, number])[] = isInterstate
    ? [[words.igst, totals.igstInPaise]]
    : [
        [words.cgst, totals.cgstInPaise],
        [second, totals.sgstInPaise],
      ];
  return {
    kind: "sums",
    sums: [
      ...(isPlain
        ? []
        : [
            { label: words.taxable, value: formatPaise(totals.taxableInPaise) },
            ...taxes.map(([label, amount]) => ({ label, value: formatPaise(amount) })),
          ]),
      ...(totals.couponInPaise === 0
        ? []
        : [{ label: words.coupon, value: formatPaise(-totals.couponInPaise) }]),
      { label: lastSumLabel(document, words), value: formatPaise(totals.payableInPaise), isStrong: true },
    ],
  };
}
