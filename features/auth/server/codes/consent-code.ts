import * as z from "zod/mini";
import type { Language } from "#engine/contract/language.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { JsonValue } from "#engine/server/data/generated.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { giveConsent as endpoint } from "#features/checkout/contract/checkout-assist.ts";
import type { CodeSent } from "../../contract/auth.ts";
import { originOf } from "../devices/origin.ts";
import { authLimits } from "../limits.ts";
import { markUsed, selectLastConsentAt, takeConsentTry } from "../queries.ts";
import { codeHashOf, isCodeRight } from "./code.ts";
import { refuseTooSoon } from "./resend-code.ts";
import { hostOf, makeCode } from "./send-code.ts";

/** Stored with a consent code: the requester's profile id and the request. */
const pendingConsent = z.object({ askedBy: z.int(), asked: z.unknown() });

/** A request for consent: the person agrees by passing on the code that is sent to `mobileNo`. */
export interface ConsentAsked {
  readonly mobileNo: string;
  /** The requested consent; returned once the code is proved. */
  readonly asked: JsonValue;
  readonly template: string;
  readonly language: Language;
  readonly words: (code: string) => string;
}

/**
 * Sends a code that only proves consent; it neither signs in nor sets a password. Counts against the address limit
 * of all codes and the consent limits of the number and of the agent with this number.
 * @throws 429 `platform/too-many`, `auth/wait-for-code`
 */
export async function sendConsentCode(context: MemberContext, asked: ConsentAsked): Promise<CodeSent> {
  const { mobileNo, template, language, words } = asked;
  const pending = { askedBy: context.actor.profileId, asked: asked.asked };
  const last = await selectLastConsentAt(context.database, mobileNo);
  if (last) refuseTooSoon(last, context.clock.now());
  // Consent codes have their own limit per number, so that agents never use up its sign-in codes.
  await context.limits.countAll([
    [authLimits["code by address"], context.address],
    [authLimits["consent by agent and number, day"], `${context.actor.profileId} ${mobileNo}`],
  ]);
  const { subject: askedFrom } = await originOf(context, mobileNo);
  return inTransaction(context, async (transaction) => {
    const made = { purpose: "consent", mobileNo, askedFrom, pending } as const;
    const { code, sent } = await makeCode(context, transaction, made);
    const body = `${words(code)}\n\n@${hostOf(context)} #${code}`;
    await context.sms.send(transaction, { mobileNo, template, language, body });
    return sent;
  });
}

/**
 * Proves a consent code once, with five attempts per code and fifty per number and day. `keep` runs in the
 * transaction that uses up the code. Only the requester can find the request (R36).
 * @throws AppError `auth/wrong-code`, `auth/code-expired`
 */
export async function proveConsentCode<T>(
  context: MemberContext,
  { requestId, code }: { readonly requestId: string; readonly code: string },
  keep: (
    transaction: Transaction,
    proved: { readonly mobileNo: string; readonly asked: unknown },
  ) => Promise<T>,
): Promise<T> {
  await context.limits.count(authLimits["code tries by address"], `person ${context.actor.profileId}`);
  const now = context.clock.now();
  const request = await takeConsentTry(context.database, requestId, now, context.actor.profileId);
  if (!request) return refuse(endpoint, "auth/code-expired");
  await context.limits.count(authLimits["code tries by number, day"], request.askedFrom);
  if (!isCodeRight(codeHashOf(context.secret, requestId, code), request.codeHash)) {
    return refuse(endpoint, "auth/wrong-code");
  }
  return inTransaction(context, async (transaction) => {
    if (!(await markUsed(transaction, requestId, now))) return refuse(endpoint, "auth/code-expired");
    const { asked } = pendingConsent.parse(request.pending);
    return keep(transaction, { mobileNo: request.mobileNo, asked });
  });
}
