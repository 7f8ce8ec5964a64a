import { formatDate, formatMonth } from "#engine/contract/date-text.ts";
import type { Language } from "#engine/contract/language.ts";
import { sumOf } from "#engine/contract/money.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { Paper, PaperBlock } from "#engine/server/outside/documents/paper.ts";
import type { Person } from "#features/profiles/server";
import type { WithheldInMonth } from "#features/withholding/contract";
import type { AccountEntry, NotPayable } from "../account-entries.queries.ts";
import { payableFrom } from "../payable-from.ts";
import { statementWords } from "./statement.words.ts";
import { movesOf, type StatementLine, type StatementMove, sumsOfLines } from "./statement-lines.ts";

/** What a month's statement is made of; money in paise. */
export interface StatementFacts extends NotPayable {
  readonly person: Pick<Person, "firstName" | "firstNameTe" | "mobileNo">;
  /** `yyyy-mm` */
  readonly month: string;
  readonly madeAt: Date;
  /** What the ledger notes on the agent's accounts within the month, oldest first. */
  readonly entries: readonly AccountEntry[];
  /** Margins with Santha, not paid out, before the month; the entries lead from there to its end. */
  readonly openBefore: number;
  /** What of them at the month's end is with the bank. */
  readonly underWay: number;
  /** Orders whose margin has come to Santha, which pays it out. */
  readonly paidOutOrders: ReadonlySet<string>;
  /** Orders whose margin the agent collects from his customer. */
  readonly byHandOrders: ReadonlySet<string>;
  /** Income tax of the month's tax year up to its end, and of what it was taken; undefined while nothing is kept back. */
  readonly taxes: readonly WithheldInMonth[];
  readonly taxYear:
    | { readonly law: string; readonly baseInPaise: number; readonly amountInPaise: number }
    | undefined;
}

/** Kinds of sets on an agent's taxes that are between the operator and the state. */
const betweenOthers: readonly string[] = ["tax-paid", "tax-refunded", "tax-taken-back"];

/** Lines of which the table below the sums names each order; payouts and taxes have tables of their own. */
const listedLines: readonly StatementLine[] = ["cameIn", "refunded", "gaveBack", "otherwise"];

/**
 * A month of an agent: what he earned and what was taken back; what of it was with Santha before, all that came and
 * went, and what is with Santha at the end.
 */
export function statementPaper(facts: StatementFacts, language: Language): Paper {
  const words = statementWords[language];
  const margins = facts.entries.filter(({ account }) => account === "agent-margin-earned");
  const payouts = facts.entries.filter(({ kind }) => kind === "payout-paid");
  const returned = facts.entries.filter(({ kind }) => kind === "payout-returned");
  // That it was paid to the state, or came back from it, is between the operator and the state.
  const taxes = facts.entries.filter(
    ({ account, kind }) => account === "withheld-from-agent" && !betweenOthers.includes(kind),
  );
  const moves = movesOf(facts.entries);
  const monthText = formatMonth(facts.month, language);
  const earned = sumOf(margins.map(({ amountInPaise }) => Math.max(0, amountInPaise)));
  const reversed = sumOf(margins.map(({ amountInPaise }) => Math.min(0, amountInPaise)));
  const { firstName, firstNameTe, mobileNo } = facts.person;
  const name = language === "te" ? (firstNameTe ?? firstName) : firstName;
  return {
    language,
    title: `${words.title} ${monthText}`,
    pageText: words.page,
    blocks: [
      {
        kind: "head",
        title: words.title,
        facts: [
          { label: words.month, value: monthText },
          { label: words.agent, value: name },
          { label: words.phone, value: `+91\u00a0${mobileNo}` },
          { label: words.madeOn, value: formatDate(facts.madeAt.getTime(), language) },
        ],
      },
      {
        kind: "sums",
        sums: [
          { label: words.earned, value: formatPaise(earned) },
          { label: words.reversed, value: formatPaise(reversed) },
          { label: words.netEarned, value: formatPaise(earned + reversed), isStrong: true },
        ],
      },
      { kind: "sums", sums: withSantha(facts, moves, language) },
      marginsTable(margins, facts, language),
      ...movesTable(moves, language),
      entriesTable(words.payouts, words.noPayouts, payouts, language),
      ...(returned.length === 0 ? [] : returnedBlocks(returned, language)),
      ...(taxes.length === 0 ? [] : [entriesTable(words.taxes, "", taxes, language)]),
      ...(facts.taxYear === undefined ? [] : [taxNote(facts, facts.taxYear, language)]),
      { kind: "text", text: words.note },
    ],
  };
}

/** From what was with Santha before the month to what is at its end, line by line. */
function withSantha(
  { openBefore, underWay, notEarnedInPaise, inReturnDaysInPaise }: StatementFacts,
  moves: readonly StatementMove[],
  language: Language,
) {
  const words = statementWords[language];
  const sums = sumsOfLines(moves);
  const lines = [...sums].filter(
    ([line, amount]) => amount !== 0 || line === "cameIn" || line === "paidOut" || hasLine(moves, line),
  );
  const openAfter = openBefore + sumOf([...sums.values()]);
  const rest = openAfter - underWay - notEarnedInPaise - inReturnDaysInPaise;
  const parts = [
    { label: words.underWay, amount: underWay },
    { label: words.notEarned, amount: notEarnedInPaise },
    { label: words.inReturnDays, amount: inReturnDaysInPaise },
    { label: rest < 0 ? words.lessNext : words.due, amount: rest },
  ];
  return [
    { label: words.openBefore, value: formatPaise(openBefore), isStrong: true },
    ...lines.map(([line, amount]) => ({ label: words[line], value: formatPaise(amount) })),
    { label: words.openAfter, value: formatPaise(openAfter), isStrong: true },
    ...parts
      .filter(({ amount }) => amount !== 0)
      .map(({ label, amount }) => ({ label, value: formatPaise(amount) })),
  ];
}

/** Whether something of a line happened, though it may come to nothing; a payout without tax is no such thing. */
function hasLine(moves: readonly StatementMove[], line: StatementLine): boolean {
  return line !== "withheld" && moves.some((move) => move.line === line);
}

/** Which order's margin came to Santha or went back to the customer. */
function movesTable(moves: readonly StatementMove[], language: Language): PaperBlock[] {
  const words = statementWords[language];
  const listed = moves.filter(({ line }) => listedLines.includes(line));
  if (listed.length === 0) return [];
  return [happenedTable(words.moves, listed, ({ line }) => words[line], language)];
}

/** The rule and the year's running total, as the payer has to state them. */
function taxNote(
  { taxes }: StatementFacts,
  { law, baseInPaise, amountInPaise }: NonNullable<StatementFacts["taxYear"]>,
  language: Language,
) {
  const words = statementWords[language];
  const ofMonth = taxes.map((tax) =>
    words.taxOfMonth
      .replace("{rate}", String(tax.rateInBasisPoints / 100))
      .replace("{base}", formatPaise(tax.baseInPaise))
      .replace("{amount}", formatPaise(tax.amountInPaise)),
  );
  const ofYear = words.taxNote
    .replace("{law}", law)
    .replace("{base}", formatPaise(baseInPaise))
    .replace("{amount}", formatPaise(amountInPaise));
  const [limit] = taxes.flatMap(({ limitInPaise }) => (limitInPaise === null ? [] : [limitInPaise]));
  const why = limit === undefined ? [] : [words.taxLimit.replace("{limit}", formatPaise(limit))];
  return { kind: "text", heading: words.withheld, text: [...ofMonth, ofYear, ...why].join(" ") } as const;
}

/** What became of each margin, in words: earned, or taken back with a return or a refund. */
function marginsTable(
  entries: readonly AccountEntry[],
  { paidOutOrders, byHandOrders }: Pick<StatementFacts, "paidOutOrders" | "byHandOrders">,
  language: Language,
): PaperBlock {
  const words = statementWords[language];
  if (entries.length === 0) return { kind: "text", heading: words.margins, text: words.noMargins };
  const happened = ({ amountInPaise, occurredAt, orderId }: AccountEntry) => {
    if (amountInPaise < 0) return words.takenBack;
    if (orderId === null || byHandOrders.has(orderId)) return words.wasEarnedByHand;
    if (!paidOutOrders.has(orderId)) return words.wasEarnedUncollected;
    return words.wasEarned.replace("{date}", formatDate(payableFrom(occurredAt).getTime(), language));
  };
  return happenedTable(words.margins, entries, happened, language);
}

/** Entries by day and order, each with what happened. */
function happenedTable<Entry extends AccountEntry>(
  heading: string,
  entries: readonly Entry[],
  happened: (entry: Entry) => string,
  language: Language,
): PaperBlock {
  const words = statementWords[language];
  return {
    kind: "table",
    heading,
    columns: [
      { text: words.date, share: 2 },
      { text: words.order, share: 3 },
      { text: words.happened, share: 4 },
      { text: words.amount, share: 2, isNumber: true },
    ],
    rows: entries.map((entry) => [
      formatDate(entry.occurredAt.getTime(), language),
      entry.orderId === null ? "" : `#${entry.orderId}`,
      happened(entry),
      formatPaise(entry.amountInPaise),
    ]),
    foot: [words.total, "", "", formatPaise(sumOf(entries.map(({ amountInPaise }) => amountInPaise)))],
  };
}

/** Payouts that came back from the bank, and what comes of them. */
function returnedBlocks(returned: readonly AccountEntry[], language: Language): PaperBlock[] {
  const words = statementWords[language];
  const back = returned.map((entry) => ({ ...entry, amountInPaise: -entry.amountInPaise }));
  return [entriesTable(words.returned, "", back, language), { kind: "text", text: words.returnedNote }];
}

function entriesTable(
  heading: string,
  nothing: string,
  entries: readonly AccountEntry[],
  language: Language,
): PaperBlock {
  const words = statementWords[language];
  if (entries.length === 0) return { kind: "text", heading, text: nothing };
  return {
    kind: "table",
    heading,
    columns: [
      { text: words.date, share: 2 },
      { text: words.order, share: 3 },
      { text: words.amount, share: 2, isNumber: true },
    ],
    rows: entries.map(({ occurredAt, orderId, amountInPaise }) => [
      formatDate(occurredAt.getTime(), language),
      orderId === null ? "" : `#${orderId}`,
      formatPaise(amountInPaise),
    ]),
    foot: [words.total, "", formatPaise(sumOf(entries.map(({ amountInPaise }) => amountInPaise)))],
  };
}
