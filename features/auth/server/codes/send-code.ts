import type { RequestContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { JsonValue } from "#engine/server/data/generated.ts";
import { findProfileByMobile } from "#features/profiles/server";
import { type CodeSent, codeLength } from "../../contract/auth.ts";
import { originOf } from "../devices/origin.ts";
import { authLimits } from "../limits.ts";
import { type CodePurpose, insertCode, type NewCode } from "../queries.ts";
import { codeHashOf, codeLifeInMinutes, waitForNextCodeInSeconds } from "./code.ts";
import { codeMessage } from "./messages.ts";

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly mobileNo: string;
  /** The origin that `countCode` returned. */
  readonly askedFrom: string;
  /** The action that follows once the code has proved the number. */
  readonly pending: JsonValue;
}

/**
 * Counts a code against the limits of number, device and address (R40) and returns its origin. Requests of
 * strangers use up nothing of devices that have signed in with this number.
 * @throws 429 once a limit is passed.
 */
export async function countCode(context: RequestContext, mobileNo: string): Promise<string> {
  const { limits } = context;
  const origin = await originOf(context, mobileNo);
  const ofNumber = [
    [authLimits["code by number, hour"], origin.subject],
    [authLimits["code by number, day"], origin.subject],
  ] as const;
  // A code that strangers' limits refuse uses up nothing of the person's own.
  if (origin.isKnownDevice) await limits.countAll(ofNumber);
  else
    await limits.countAll([
      [authLimits["code by address"], context.address],
      ...ofNumber,
      [authLimits["code by number, strangers, hour"], mobileNo],
      [authLimits["code by number, strangers, day"], mobileNo],
    ]);
  return origin.subject;
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

/** Makes a code and stores its hash; the caller sends it. */
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

/** Host name of the app; phones fill in a code only there. */
export function hostOf({ config }: RequestContext): string {
  return config.publicUrl === null ? "localhost" : new URL(config.publicUrl).hostname;
}
