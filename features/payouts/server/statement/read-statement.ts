import { createHash } from "node:crypto";
import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { Language } from "#engine/contract/language.ts";
import { dayInIndia, financialYear } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { keptPrint } from "#features/files/server";
import type { LedgerAccount } from "#features/ledger/server";
import { findPerson } from "#features/profiles/server";
import { findYear, selectMonthsOf } from "#features/withholding/server";
import { readStatement as endpoint } from "../../contract.ts";
import {
  selectByHandOrders,
  selectEntriesOfParty,
  selectPaidOutOrders,
  sumNotPayableBefore,
  sumsOfPartyBefore,
} from "../account-entries.queries.ts";
import { lastPayable } from "../payable-from.ts";
import { type StatementFacts, statementPaper } from "./statement.ts";
import { accountsWithSantha } from "./statement-lines.ts";

/** A month's statement, drawn from the ledger; the running month's goes up to now. */
export async function readStatement(
  context: MemberContext,
  { params: { month }, query }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const { actor, database, clock, printer } = context;
  const madeAt = clock.now();
  if (month > dayInIndia(madeAt).slice(0, 7)) return refuse(endpoint, "payouts/month-not-begun");
  const person = await findPerson(database, actor.profileId);
  if (!person) throw new Error("the caller has no profile");
  const from = new Date(`${month}-01T00:00:00+05:30`);
  const until = new Date(`${nextMonth(month)}-01T00:00:00+05:30`);
  const accounts: readonly LedgerAccount[] = [
    "agent-margin-earned",
    ...accountsWithSantha,
    "withheld-from-agent",
  ];
  const facts = {
    person,
    month,
    madeAt,
    entries: await selectEntriesOfParty(database, { partyId: actor.profileId, accounts, from, until }),
    // The balance of what Santha owes is negative on these accounts.
    openBefore: 0 - (await sumsOfPartyBefore(database, actor.profileId, accountsWithSantha, from)),
    underWay: 0 - (await sumsOfPartyBefore(database, actor.profileId, ["payouts-under-way"], until)),
    ...(await sumNotPayableBefore(database, actor.profileId, {
      before: until,
      earnedAfter: lastPayable(until < madeAt ? until : madeAt),
    })),
    paidOutOrders: await selectPaidOutOrders(database, actor.profileId, until),
    byHandOrders: await selectByHandOrders(database, { partyId: actor.profileId, from, until }),
    taxes: await selectMonthsOf(database, actor.profileId, { levy: "income-tax-commission", month }),
    taxYear: await findYear(database, {
      levy: "income-tax-commission",
      payee: { kind: "agent", profileId: actor.profileId },
      taxYear: financialYear(`${month}-01`),
      before: `${nextMonth(month)}-01`,
    }),
  };
  const language = query.language ?? context.language;
  const draw = () => printer.print(statementPaper(facts, language), actor.profileId);
  const bytes = isClosed(until, madeAt)
    ? await keptPrint(
        context,
        { key: printKey(facts, language, until), ownerProfileId: actor.profileId },
        draw,
      )
    : await draw();
  return { contentType: "application/pdf", bytes, savedAs: `santha-statement-${month}.pdf` };
}

const dayInMilliseconds = 86_400_000;

/** Raised when the layout of statements changes, so that kept ones are drawn anew. */
const statementTemplate = 2;

/** A month may get entries of its last minutes a little later. */
const isClosed = (until: Date, now: Date) => now.getTime() - until.getTime() >= dayInMilliseconds;

/** A print stands for all its words but the day it was made on: should a figure still change, it is drawn anew. */
function printKey(facts: StatementFacts, language: Language, until: Date): string {
  const words = JSON.stringify(statementPaper({ ...facts, madeAt: until }, language));
  const hash = createHash("sha256").update(words).digest("base64url");
  return `statement:${facts.month}:${statementTemplate}:${hash}`;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
