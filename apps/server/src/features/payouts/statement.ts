import { formatDate, formatMonth } from "@santha/contract/date-text";
import type { Language } from "@santha/contract/language";
import { sumOf } from "@santha/contract/money";
import { formatPaise } from "@santha/contract/money-text";
import type { WithheldInMonth } from "@santha/contract/withholding";
import type { AccountEntry } from "#features/ledger";
import type { Person } from "#features/profiles";
import type { Paper, PaperBlock } from "#platform/paper";
import { statementWords } from "./statement.words.ts";

/** What a month's statement is made of; money in paise. */
export interface StatementFacts {
  readonly person: Pick<Person, "firstName" | "firstNameTe" | "mobileNo">;
  /** `yyyy-mm` */
  readonly month: string;
  readonly madeAt: Date;
  /** What the ledger notes on the agent's accounts within the month, oldest first. */
  readonly entries: readonly AccountEntry[];
  /** Margins with Santha, not paid out: before and after the month. */
  readonly openBefore: number;
  readonly openAfter: number;
  /** Income tax of the month's tax year up to its end, and of what it was taken; undefined while nothing is kept back. */
  readonly taxes: readonly WithheldInMonth[];
  readonly taxYear:
    | { readonly law: string; readonly baseInPaise: number; readonly amountInPaise: number }
    | undefined;
}

/** A month of an agent: what he earned, what was taken back, what was paid out, and what is left to be paid. */
export function statementPaper(facts: StatementFacts, language: Language): Paper {
  const words = statementWords[language];
  const margins = facts.entries.filter(({ account }) => account === "agent-margin-earned");
  const payouts = facts.entries.filter(({ kind }) => kind === "payout-paid");
  // That it was paid to the state is between the operator and the state.
  const taxes = facts.entries.filter(
    ({ account, kind }) => account === "withheld-from-agent" && kind !== "tax-paid",
  );
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
          { label: words.phone, value: `+91 ${mobileNo}` },
          { label: words.madeOn, value: formatDate(facts.madeAt.getTime(), language) },
        ],
      },
      {
        kind: "sums",
        sums: [
          { label: words.earned, value: formatPaise(earned) },
          { label: words.reversed, value: formatPaise(reversed) },
          { label: words.netEarned, value: formatPaise(earned + reversed), isStrong: true },
          { label: words.openBefore, value: formatPaise(facts.openBefore) },
          {
            label: words.paidOut,
            value: formatPaise(-sumOf(payouts.map(({ amountInPaise }) => amountInPaise))),
          },
          ...(taxes.length === 0
            ? []
            : [{ label: words.withheld, value: formatPaise(sumOf(taxes.map((tax) => tax.amountInPaise))) }]),
          { label: words.openAfter, value: formatPaise(facts.openAfter), isStrong: true },
        ],
      },
      entriesTable(words.margins, words.noMargins, margins, language),
      entriesTable(words.payouts, words.noPayouts, payouts, language),
      ...(taxes.length === 0 ? [] : [entriesTable(words.taxes, "", taxes, language)]),
      ...(facts.taxYear === undefined ? [] : [taxNote(facts, facts.taxYear, language)]),
      { kind: "text", text: words.note },
    ],
  };
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
  return { kind: "text", heading: words.withheld, text: [...ofMonth, ofYear].join(" ") } as const;
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
