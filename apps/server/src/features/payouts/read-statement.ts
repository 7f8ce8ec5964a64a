import type { CheckedOf } from "@santha/contract/endpoint";
import type { FileBytes } from "@santha/contract/files";
import { readStatement as endpoint } from "@santha/contract/payouts";
import {
  type LedgerAccount,
  selectEntriesOfParty,
  sumNotEarnedBefore,
  sumsOfPartyBefore,
} from "#features/ledger";
import { findPerson } from "#features/profiles";
import { findYear, selectMonthsOf } from "#features/withholding";
import { dayInIndia, financialYear } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { statementPaper } from "./statement.ts";
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
    notEarned: 0 - (await sumNotEarnedBefore(database, actor.profileId, until)),
    taxes: await selectMonthsOf(database, actor.profileId, { levy: "income-tax-commission", month }),
    taxYear: await findYear(database, {
      levy: "income-tax-commission",
      payee: { kind: "agent", profileId: actor.profileId },
      taxYear: financialYear(`${month}-01`),
      before: `${nextMonth(month)}-01`,
    }),
  };
  const bytes = await printer.print(statementPaper(facts, query.language ?? context.language));
  return { contentType: "application/pdf", bytes, savedAs: `santha-statement-${month}.pdf` };
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
