import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { grantRole } from "#engine/server/people/roles.ts";
import { typedAccount } from "#features/payouts/contract";
import { insertFirstAccount } from "#features/payouts/server";
import { registerSeller } from "#features/selling/server";
import { endMembershipOfSeller } from "#features/teams/server";
import { type CheckedApplication, approveApplication as endpoint } from "../../contract/applications.ts";
import { licenceKinds } from "../../contract/facts.ts";
import { factsOf } from "../applications-dto.ts";
import { faultsOf } from "../check-facts.ts";
import { shippingRatesIn } from "../delivery.ts";
import { measureOf } from "../measure.ts";
import { type ApplicationRow, hasBusiness } from "../queries.ts";
import { decide } from "./decide.ts";

/** Makes the applicant an agent or a seller: role, business, licences and payout account at once, or nothing of it. */
export async function approveApplication(
  context: MemberContext,
  { params: { applicationId }, body: { revision } }: CheckedOf<typeof endpoint>,
): Promise<CheckedApplication> {
  try {
    return await decide(context, endpoint, {
      ...{ applicationId, revision, outcome: "approved", reason: null },
      effect: (transaction, row) => admit(context, transaction, row),
    });
  } catch (error) {
    // Two businesses with one GSTIN, approved at the same moment.
    if (isGstinConflict(error)) return refuse(endpoint, "applications/gstin-in-use");
    throw error;
  }
}

async function admit(context: MemberContext, transaction: Transaction, row: ApplicationRow): Promise<void> {
  const { profileId, kind } = row;
  const facts = factsOf(row);
  const measure = await measureOf(context, transaction, row, facts);
  if (measure.isGstinTaken) refuse(endpoint, "applications/gstin-in-use");
  // A licence may have ended while the application waited.
  if (Object.keys(faultsOf(kind, facts, measure)).length > 0) refuse(endpoint, "applications/out-of-date");
  if (kind === "seller") await register(context, transaction, row);
  const at = context.clock.now();
  await grantRole(transaction, { profileId, role: kind, at, by: context.actor.profileId });
  if (kind === "seller") await endMembershipOfSeller(context, transaction, profileId);
  if (!measure.hasAccount) {
    const account = typedAccount.parse({ ...facts, kind: facts.accountKind });
    await insertFirstAccount(transaction, profileId, account, at);
  }
}

async function register(
  { clock }: MemberContext,
  transaction: Transaction,
  row: ApplicationRow,
): Promise<void> {
  const facts = factsOf(row);
  if (await hasBusiness(transaction, row.profileId)) refuse(endpoint, "applications/has-business");
  await registerSeller(transaction, {
    profileId: row.profileId,
    name: { en: facts.businessName, te: facts.businessNameTe },
    gstin: facts.gstin,
    town: { en: facts.town, te: facts.townTe },
    state: facts.state,
    postalCode: facts.postalCode,
    handlingChargeInPaise: 0,
    createdAt: clock.now(),
    licences: licenceKinds
      .filter((kind) => facts[`${kind}Held`])
      .map((kind) => ({
        kind,
        licenceNumber: facts[`${kind}Number`],
        validUntil: facts[`${kind}Until`],
      })),
    shippingRates: shippingRatesIn(facts),
  });
}

function isGstinConflict(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "sellers_gstin_key";
}
