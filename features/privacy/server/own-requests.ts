import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { provePassword } from "#features/auth/server";
import * as contract from "../contract/privacy.ts";
import { beginRequest } from "./begin-request.ts";
import { ownPrivacyOf } from "./privacy-dto.ts";
import { moveRequest, selectLatest } from "./queries.ts";
import { tellPerson } from "./tell-person.ts";

/** How the caller's data stand. */
export async function readOwnPrivacy(
  context: MemberContext,
): Promise<AnswerOf<typeof contract.readOwnPrivacy>> {
  return ownPrivacyOf(context, context.database, context.actor.profileId);
}

const wrongPassword = { fields: { password: "privacy/wrong-password" } } as const;

/** Has a copy of the caller's data made; the earlier copy goes. */
export async function askForExport(
  context: MemberContext,
  { body }: CheckedOf<typeof contract.askForExport>,
): Promise<AnswerOf<typeof contract.askForExport>> {
  const person = await provePassword(context, body.password);
  if (!person) return refuse(contract.askForExport, "privacy/wrong-password", wrongPassword);
  return inTransaction(context, async (transaction) => {
    await beginRequest(context, transaction, { ...person, kind: "export" });
    return ownPrivacyOf(context, transaction, person.profileId);
  });
}

/** Begins the days after which the caller is erased. */
export async function askForErasure(
  context: MemberContext,
  { body }: CheckedOf<typeof contract.askForErasure>,
): Promise<AnswerOf<typeof contract.askForErasure>> {
  const person = await provePassword(context, body.password);
  if (!person) return refuse(contract.askForErasure, "privacy/wrong-password", wrongPassword);
  return inTransaction(context, async (transaction) => {
    const reasons = await beginRequest(context, transaction, { ...person, kind: "erasure" });
    if (reasons.length > 0)
      return refuse(contract.askForErasure, "privacy/hindered", { values: { reasons: reasons.join(" ") } });
    return ownPrivacyOf(context, transaction, person.profileId);
  });
}

/** Takes the erasure back that waits. */
export async function takeBackErasure(
  context: MemberContext,
): Promise<AnswerOf<typeof contract.takeBackErasure>> {
  const { profileId, profileKey } = context.actor;
  return inTransaction(context, async (transaction) => {
    const latest = (await selectLatest(transaction, profileId)).find(({ kind }) => kind === "erasure");
    const isBack =
      latest !== undefined &&
      (await moveRequest(transaction, {
        ...{ id: latest.id, from: "waiting", to: "taken-back" },
        endedAt: context.clock.now(),
      }));
    if (!isBack) return refuse(contract.takeBackErasure, "privacy/not-waiting");
    await audit(context, transaction, { action: "privacy/erasure-taken-back", subject: profileKey });
    await tellPerson(context, transaction, { requestId: latest.id, profileId, news: "taken-back" });
    return ownPrivacyOf(context, transaction, profileId);
  });
}
