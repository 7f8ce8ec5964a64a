import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  addTaxRate as addEndpoint,
  type listTaxRates as listEndpoint,
  removeTaxRate as removeEndpoint,
} from "../../contract/tax-rates.ts";
import {
  deleteComingRate,
  findRateOn,
  insertRate,
  type RateRow,
  selectTaxCodes,
} from "./tax-rates.queries.ts";

type Table = AnswerOf<typeof listEndpoint>;

/** HSN codes with the rate that counts today, those to come and those before. */
export const listTaxRates = ({ database, clock }: MemberContext): Promise<Table> =>
  taxTable(database, dayInIndia(clock.now()));

async function taxTable(reader: Reader, today: string): Promise<Table> {
  const codes = await selectTaxCodes(reader);
  return {
    today,
    codes: codes.map(({ hsn, products, rates }) => {
      const begun = rates.filter(({ validFrom }) => validFrom <= today);
      const coming = rates.filter(({ validFrom }) => validFrom > today).toReversed();
      return { hsn, products, now: begun[0] ?? null, coming, past: begun.slice(1) };
    }),
  };
}

/** Adds a rate from a day on; what counted until then stays as it was. */
export async function addTaxRate(
  context: MemberContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<AnswerOf<typeof addEndpoint>> {
  const { hsn, validFrom, rateInBasisPoints } = body;
  const today = dayInIndia(context.clock.now());
  if (validFrom < today) return refuseDay("catalogue/rate-in-the-past");
  return inTransaction(context, async (transaction) => {
    const before = await findRateOn(transaction, hsn, validFrom);
    if (before?.validFrom === validFrom) return refuseDay("catalogue/rate-there");
    // A day has one rate: what was ordered this morning and what is ordered now are taxed alike.
    if (before && validFrom === today) return refuseDay("catalogue/rate-from-tomorrow");
    if (!(await insertRate(transaction, body))) return refuseDay("catalogue/rate-there");
    await audit(context, transaction, {
      action: "catalogue/tax-rate-added",
      subject: `HSN ${hsn}`,
      detail: { before: percentOf(before), after: percentOf({ rateInBasisPoints }), validFrom },
    });
    return taxTable(transaction, today);
  });
}

function refuseDay(code: keyof (typeof addEndpoint)["errors"]): never {
  return refuse(addEndpoint, code, { fields: { validFrom: code } });
}

const percentOf = (rate: Pick<RateRow, "rateInBasisPoints"> | undefined): string =>
  rate ? `${rate.rateInBasisPoints / 100}%` : "-";

/** Takes back a rate that is still to come. */
export async function removeTaxRate(
  context: MemberContext,
  { params: { hsn, validFrom } }: CheckedOf<typeof removeEndpoint>,
): Promise<Table> {
  const today = dayInIndia(context.clock.now());
  return inTransaction(context, async (transaction) => {
    const removed = await deleteComingRate(transaction, { hsn, validFrom, today });
    if (!removed) {
      const isThere = (await findRateOn(transaction, hsn, validFrom))?.validFrom === validFrom;
      return refuse(removeEndpoint, isThere ? "catalogue/rate-begun" : "catalogue/rate-not-found");
    }
    const after = await findRateOn(transaction, hsn, validFrom);
    await audit(context, transaction, {
      action: "catalogue/tax-rate-removed",
      subject: `HSN ${hsn}`,
      detail: { before: percentOf(removed), after: percentOf(after), validFrom },
    });
    return taxTable(transaction, today);
  });
}
