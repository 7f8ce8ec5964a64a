import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  type AllTerms,
  addTerms as addEndpoint,
  removeTerms as removeEndpoint,
} from "../../contract/admin-coupons.ts";
import { deleteComingTerms, insertTerms, selectTerms } from "../terms.queries.ts";

/** By which terms coupons are given, were given and will be given. */
export function listTermsForAdmin({ clock, database }: MemberContext): Promise<AllTerms> {
  return allTerms(database, dayInIndia(clock.now()));
}

async function allTerms(reader: Reader, today: string): Promise<AllTerms> {
  const terms = await selectTerms(reader);
  const begun = terms.filter(({ validFrom }) => validFrom <= today);
  const [current, ...past] = begun;
  if (!current) throw new Error("No terms of coupons hold today.");
  return { current, coming: terms.slice(0, terms.length - begun.length).reverse(), past };
}

const auditedAs = { added: "coupons/terms-added", removed: "coupons/terms-removed" } as const;

/** Coupons given from a later day on follow these terms; a day has one set of terms. */
export async function addTerms(
  context: MemberContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<AllTerms> {
  const today = dayInIndia(context.clock.now());
  if (body.validFrom <= today)
    return refuse(addEndpoint, "coupons/terms-not-later", {
      fields: { validFrom: "coupons/terms-not-later" },
    });
  return inTransaction(context, async (transaction) => {
    if (!(await insertTerms(transaction, body)))
      return refuse(addEndpoint, "coupons/terms-on-day", { fields: { validFrom: "coupons/terms-on-day" } });
    const { validFrom, ...detail } = body;
    await audit(context, transaction, { action: auditedAs.added, subject: validFrom, detail });
    return allTerms(transaction, today);
  });
}

/** Takes terms back before their first day. */
export async function removeTerms(
  context: MemberContext,
  { params: { validFrom } }: CheckedOf<typeof removeEndpoint>,
): Promise<AllTerms> {
  const today = dayInIndia(context.clock.now());
  if (validFrom <= today) return refuse(removeEndpoint, "coupons/terms-begun");
  return inTransaction(context, async (transaction) => {
    const removed = await deleteComingTerms(transaction, { validFrom, today });
    if (!removed) return refuse(removeEndpoint, "coupons/terms-not-found");
    await audit(context, transaction, {
      action: auditedAs.removed,
      subject: validFrom,
      detail: { ...removed },
    });
    return allTerms(transaction, today);
  });
}
