import { formatDate, momentOfDay } from "#engine/contract/date-text.ts";
import { deliveryAddressIn } from "#engine/contract/indian-states.ts";
import type { Language, LocalizedText } from "#engine/contract/language.ts";
import { sumOf } from "#engine/contract/money.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import { packText } from "#engine/contract/pack-text.ts";
import type { Paper, PaperBlock } from "#engine/server/outside/documents/paper.ts";
import type { DayOrderRow, PickRow } from "./day.queries.ts";
import { dayPaperWords } from "./day-paper.words.ts";

/** Whose paper it is and when it is made. */
export interface PaperFacts {
  readonly business: LocalizedText;
  readonly madeAt: Date;
  readonly language: Language;
}

const titleIn = (line: { readonly titleEn: string; readonly titleTe: string }, language: Language): string =>
  language === "te" ? line.titleTe : line.titleEn;
const phoneText = (phone: string): string => `+91\u00a0${phone}`;
const dueOf = ({ balance_in_paise }: DayOrderRow): number => Math.max(0, balance_in_paise);

/** A page for each order: where it goes, what is in it with batches, and what is to be collected. */
export function packingSlips(orders: readonly DayOrderRow[], facts: PaperFacts): Paper {
  const words = dayPaperWords[facts.language];
  return {
    language: facts.language,
    title: words.slip,
    pageText: words.page,
    blocks: orders.flatMap((order, at) => [
      ...(at === 0 ? [] : [{ kind: "page-break" } as const]),
      ...slipOf(order, facts),
    ]),
  };
}

function slipOf(order: DayOrderRow, { business, madeAt, language }: PaperFacts): PaperBlock[] {
  const words = dayPaperWords[language];
  const due = dueOf(order);
  return [
    {
      kind: "head",
      title: words.slip,
      facts: [
        { label: words.order, value: `#${order.id}` },
        { label: words.date, value: formatDate(madeAt.getTime(), language) },
        { label: words.deliverBy, value: formatDate(momentOfDay(order.expected_by), language) },
      ],
    },
    {
      kind: "parties",
      parties: [
        {
          heading: words.deliverTo,
          name: order.recipient_name,
          lines: [deliveryAddressIn(order.address, language), `${words.phone}: ${phoneText(order.phone)}`],
        },
        { heading: words.seller, name: business[language], lines: [] },
      ],
    },
    {
      kind: "table",
      columns: [
        { text: words.product, share: 5 },
        { text: words.pack, share: 3 },
        { text: words.batch, share: 3 },
        { text: words.expires, share: 3 },
        { text: words.packs, share: 2, isNumber: true },
      ],
      rows: order.lines.map((line) => [
        titleIn(line, language),
        packText(line.attributes, language),
        line.batchNumber ?? "",
        line.expiresOn === null ? "" : formatDate(momentOfDay(line.expiresOn), language),
        String(line.quantity),
      ]),
      foot: [words.total, "", "", "", String(sumOf(order.lines.map(({ quantity }) => quantity)))],
    },
    {
      kind: "sums",
      sums: [
        { label: words.total, value: formatPaise(order.total_in_paise) },
        due > 0
          ? { label: words.collect, value: formatPaise(due), isStrong: true }
          : { label: words.paid, value: formatPaise(order.total_in_paise), isStrong: true },
      ],
    },
    { kind: "text", text: due > 0 ? words.cashNote : `${words.paidNote} ${words.cashNote}` },
  ];
}

/** What to pack, summed by product and pack, and where the packed orders go. */
export function dayList(
  {
    picks,
    handOvers,
    hasMore,
  }: {
    readonly picks: readonly PickRow[];
    readonly handOvers: readonly DayOrderRow[];
    readonly hasMore: boolean;
  },
  { business, madeAt, language }: PaperFacts,
): Paper {
  const words = dayPaperWords[language];
  return {
    language,
    title: words.list,
    pageText: words.page,
    blocks: [
      {
        kind: "head",
        title: words.list,
        facts: [
          { label: words.seller, value: business[language] },
          { label: words.date, value: formatDate(madeAt.getTime(), language) },
        ],
      },
      pickTable(picks, language),
      handOverTable(handOvers, language),
      ...(hasMore ? [{ kind: "text", text: words.more } as const] : []),
    ],
  };
}

function pickTable(picks: readonly PickRow[], language: Language): PaperBlock {
  const words = dayPaperWords[language];
  if (picks.length === 0) return { kind: "text", heading: words.toPack, text: words.nothingToPack };
  return {
    kind: "table",
    heading: words.toPack,
    columns: [
      { text: words.product, share: 5 },
      { text: words.pack, share: 3 },
      { text: words.packs, share: 2, isNumber: true },
    ],
    rows: picks.map((pick) => [
      titleIn(pick, language),
      packText(pick.attributes, language),
      String(pick.packs),
    ]),
    foot: [words.total, "", String(sumOf(picks.map(({ packs }) => packs)))],
  };
}

function handOverTable(orders: readonly DayOrderRow[], language: Language): PaperBlock {
  const words = dayPaperWords[language];
  if (orders.length === 0) return { kind: "text", heading: words.toHandOver, text: words.nothingToHandOver };
  return {
    kind: "table",
    heading: words.toHandOver,
    columns: [
      { text: words.order, share: 3 },
      { text: words.farmer, share: 3 },
      { text: words.village, share: 3 },
      { text: words.phone, share: 3 },
      { text: words.collect, share: 3, isNumber: true },
    ],
    rows: orders.map((order) => [
      `#${order.id}`,
      order.recipient_name,
      order.city,
      phoneText(order.phone),
      dueOf(order) > 0 ? formatPaise(dueOf(order)) : words.paid,
    ]),
    foot: [words.total, "", "", "", formatPaise(sumOf(orders.map(dueOf)))],
  };
}
