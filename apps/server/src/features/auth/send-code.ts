import { type CodeSent, codeLength } from "@santha/contract/auth";
import type { Transaction } from "@santha/database/client";
import type { JsonValue } from "@santha/database/generated";
import { findProfileByMobile } from "#features/profiles";
import type { RequestContext } from "#platform/context";
import { codeMessage } from "./auth.messages.ts";
import { type CodePurpose, insertCode, type NewCode } from "./auth.queries.ts";
import { codeHashOf, codeLifeInMinutes, waitForNextCodeInSeconds } from "./code.ts";

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly mobileNo: string;
  /** What is done once the code has proved the number. */
  readonly pending: JsonValue;
}

/** Counts a code against the limits of the address and of the number (R40). @throws 429 once one is passed. */
export async function countCode(context: RequestContext, mobileNo: string): Promise<void> {
  await context.limits.count("code by address", context.address);
  await context.limits.count("code by number, hour", mobileNo);
  await context.limits.count("code by number, day", mobileNo);
}

/** Makes a code and sends it. Known and unknown numbers take the same steps and get the same answer (R41). */
export async function sendCode(
  context: RequestContext,
  transaction: Transaction,
  request: CodeRequest,
): Promise<CodeSent> {
  const registered = await findProfileByMobile(transaction, request.mobileNo);
  const { code, sent } = await makeCode(context, transaction, request);
  const message = codeMessage(
    { purpose: request.purpose, isRegistered: registered !== null, code, host: hostOf(context) },
    context.language,
  );
  const { mobileNo } = request;
  await context.sms.send(transaction, { mobileNo, language: context.language, ...message });
  return sent;
}

/** Makes a code and keeps its hash; the caller sends it. */
export async function makeCode(
  context: RequestContext,
  transaction: Transaction,
  request: Omit<NewCode, "requestId" | "codeHash" | "createdAt" | "expiresAt">,
): Promise<{ readonly code: string; readonly sent: CodeSent }> {
  const requestId = context.ids.token();
  const code = context.ids.digits(codeLength);
  const createdAt = context.clock.now();
  const expiresAt = new Date(createdAt.getTime() + codeLifeInMinutes * 60_000);
  const codeHash = codeHashOf(context.secret, requestId, code);
  await insertCode(transaction, { ...request, requestId, codeHash, createdAt, expiresAt });
  const sent = {
    requestId,
    expiresAt: expiresAt.getTime(),
    codeLength,
    resendAfterInSeconds: waitForNextCodeInSeconds,
  };
  return { code, sent };
}

/** Host name of the app; phones fill a code in only there. */
export function hostOf({ config }: RequestContext): string {
  return config.publicUrl === null ? "localhost" : new URL(config.publicUrl).hostname;
}
