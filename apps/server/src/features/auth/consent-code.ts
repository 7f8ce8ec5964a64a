import type { CodeSent } from "@santha/contract/auth";
import { giveConsent as endpoint } from "@santha/contract/checkout-assist";
import type { Language } from "@santha/contract/language";
import type { Transaction } from "@santha/database/client";
import type { JsonValue } from "@santha/database/generated";
import * as z from "zod/mini";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { markUsed, selectLastConsentAt, takeConsentTry } from "./auth.queries.ts";
import { codeHashOf, isCodeRight } from "./code.ts";
import { refuseTooSoon } from "./resend-code.ts";
import { countCode, hostOf, makeCode } from "./send-code.ts";

/** What is kept with a code of consent: by whom it was asked for, and what for. */
const pendingConsent = z.object({ askedBy: z.int(), asked: z.unknown() });

/** Somebody is asked to agree to something by telling the code that is sent to him. */
export interface ConsentAsked {
  readonly mobileNo: string;
  /** What he is asked for; given back once the code is proved. */
  readonly asked: JsonValue;
  readonly template: string;
  readonly language: Language;
  readonly words: (code: string) => string;
}

/**
 * Sends a code that proves consent and nothing else: it neither signs in nor sets a password. Counts against the same
 * limits of number and address as every code.
 * @throws 429 `platform/too-many`, `auth/wait-for-code`
 */
export async function sendConsentCode(context: MemberContext, asked: ConsentAsked): Promise<CodeSent> {
  const { mobileNo, template, language, words } = asked;
  const pending = { askedBy: context.actor.profileId, asked: asked.asked };
  const last = await selectLastConsentAt(context.database, mobileNo);
  if (last) refuseTooSoon(last, context.clock.now());
  await countCode(context, mobileNo);
  return inTransaction(context, async (transaction) => {
    const { code, sent } = await makeCode(context, transaction, { purpose: "consent", mobileNo, pending });
    const body = `${words(code)}\n\n@${hostOf(context)} #${code}`;
    await context.sms.send(transaction, { mobileNo, template, language, body });
    return sent;
  });
}

/**
 * Proves a consent code once, within five tries of its own and fifty a day of its number; `keep` runs in the
 * transaction that uses the code up. To anybody but the one who asked for it the request does not exist (R36).
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
  await context.limits.count("code tries by address", context.address);
  const now = context.clock.now();
  const request = await takeConsentTry(context.database, requestId, now, context.actor.profileId);
  if (!request) return refuse(endpoint, "auth/code-expired");
  await context.limits.count("code tries by number, day", request.mobileNo);
  if (!isCodeRight(codeHashOf(context.secret, requestId, code), request.codeHash)) {
    return refuse(endpoint, "auth/wrong-code");
  }
  return inTransaction(context, async (transaction) => {
    if (!(await markUsed(transaction, requestId, now))) return refuse(endpoint, "auth/code-expired");
    const { asked } = pendingConsent.parse(request.pending);
    return keep(transaction, { mobileNo: request.mobileNo, asked });
  });
}
