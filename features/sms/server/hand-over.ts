import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import {
  beginTry,
  type DueSms,
  findWaiting,
  setFailed,
  setHandedOver,
  setStillWaiting,
} from "#engine/server/outside/sms/sms.queries.ts";
import type { GatewayOutcome, SmsGateway } from "#engine/server/outside/sms/sms-gateway.ts";
import { smsParts } from "#engine/server/outside/sms/sms-parts.ts";
import { keyAt } from "./message-key.ts";
import { findTemplateId } from "./templates.queries.ts";

const ofMessage = z.object({ id: z.string() });

/** Gateways that timed out, and until when messages avoid each. */
const silentUntil = new WeakMap<SmsGateway, number>();
const silenceInMilliseconds = 60_000;

/**
 * Sends one message through the first gateway, or the next if that refuses, is unreachable or just timed out. A
 * gateway that may have it is retried alone, with the same key.
 * @throws when no gateway answers, so the job is retried.
 */
export async function handOver(platform: Platform, payload: unknown): Promise<void> {
  const { id } = z.parse(ofMessage, payload);
  const waiting = await findWaiting(platform.database, id);
  if (waiting === undefined) return;
  const left = gatewaysFor(platform, waiting);
  if (left.length === 0) await endAs(platform, id, "no-gateway", null);
  for (const gateway of left) {
    const isLast = gateway === left.at(-1);
    const isOver = await tryAt(platform, id, gateway, { isLast, mayHaveIt: waiting.mayBeTaken });
    if (isOver) return;
  }
}

function gatewaysFor(
  { sms: { gateways }, clock }: Platform,
  { gateway: known, mayBeTaken }: { readonly gateway: string | null; readonly mayBeTaken: boolean },
): readonly SmsGateway[] {
  const start = Math.max(
    0,
    gateways.findIndex(({ name }) => name === known),
  );
  if (mayBeTaken) return gateways.slice(start, start + 1);
  const isSilent = (gateway: SmsGateway) => (silentUntil.get(gateway) ?? 0) > clock.now().getTime();
  return [...gateways.filter((gateway) => !isSilent(gateway)), ...gateways.filter(isSilent)];
}

/** True: the message is done. False: another gateway is tried. */
async function tryAt(
  platform: Platform,
  id: string,
  gateway: SmsGateway,
  { isLast, mayHaveIt }: { readonly isLast: boolean; readonly mayHaveIt: boolean },
): Promise<boolean> {
  const { database, clock } = platform;
  const due = await beginTry(database, id, gateway.name);
  if (!due) return true;
  if (due.expiresAt <= clock.now()) return endAs(platform, id, "expired", null);
  const outcome = await sendBy(platform, gateway, due);
  // A gateway that refuses the repeated key has taken the message at the try before.
  const isTaken = outcome.kind === "taken" || (outcome.kind === "refused" && outcome.isKnownKey && mayHaveIt);
  if (isTaken) {
    const gatewayMessageId = outcome.kind === "taken" ? outcome.gatewayMessageId : null;
    silentUntil.delete(gateway);
    await setHandedOver(database, id, { at: clock.now(), gatewayMessageId });
    return true;
  }
  if (outcome.kind === "refused") return isLast && endAs(platform, id, "refused", outcome.detail);
  if (outcome.mayBeTaken) silentUntil.set(gateway, clock.now().getTime() + silenceInMilliseconds);
  const mayBeTaken = mayHaveIt || outcome.mayBeTaken;
  if (!isLast && !mayBeTaken) return false;
  await setStillWaiting(database, id, { detail: outcome.detail, mayBeTaken });
  throw new Error(`the ${gateway.name} SMS gateway did not take the message: ${outcome.detail}`);
}

async function sendBy(
  { sms, database }: Platform,
  gateway: SmsGateway,
  due: DueSms,
): Promise<GatewayOutcome> {
  const { mobileNo, template: kind, language, messageKey, body, sealedBody } = due;
  const text = body ?? (sealedBody ? sms.seal.open(sealedBody, messageKey) : "");
  return gateway.send({
    ...{ mobileNo, text, isUnicode: smsParts(text).isUnicode },
    dltTemplateId: await findTemplateId(database, { kind, language }),
    key: keyAt(gateway.name, messageKey),
  });
}

async function endAs(
  { database, clock }: Platform,
  id: string,
  reason: "expired" | "refused" | "no-gateway",
  detail: string | null,
): Promise<true> {
  await setFailed(database, id, { at: clock.now(), reason, detail });
  return true;
}
