import type { MemberContext, Platform } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { decideCase as endpoint } from "../../contract/cases.ts";
import { type Stage, stages } from "../../contract/sanctions.ts";
import { wordsDecided } from "../events.ts";
import { countedSince } from "../sanctions/counted-since.ts";
import { endPause, pauseWriting } from "../sanctions/pause-writing.ts";
import { actionOf } from "./audited-as.ts";
import { closeCase, isClosedForOther, lockWaiting, type WaitingCase } from "./cases.queries.ts";
import { tellAuthor } from "./tell-author.ts";

/** Keeps or hides what was reported, writes that down, and tells the author of what is hidden and of an appeal. */
export const decideCase: Operation<typeof endpoint> = (context, { params: { caseId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { decision, reason } = body;
    const at = context.clock.now();
    const isHidden = decision !== "keep";
    if (isHidden && reason === "")
      refuse(endpoint, "moderation/reason-missing", { fields: { reason: "moderation/reason-missing" } });
    const asked = { caseId, deciderId: context.actor.profileId, since: countedSince(at) };
    const found = await lockWaiting(transaction, asked);
    if (!found) return refuse(endpoint, "moderation/not-open");
    if (found.isOwn) return refuse(endpoint, "moderation/own-words");
    const stage = stages.find((each) => each === decision && !found.isAppealed) ?? null;
    if (stage && stages.indexOf(stage) > stages.indexOf(found.nextStage))
      return refuse(endpoint, "moderation/too-far");
    const isWarned = stage === "warn";
    await closeCase(transaction, caseId, { isHidden, isWarned, reason, at });
    const { kind, key } = found;
    await audit(context, transaction, {
      action: actionOf(found, decision),
      subject: `${kind} ${key}`,
      detail: { caseId, isWarned },
    });
    const paused = await changePause(context, transaction, { found, stage, isHidden });
    await tellOwner(context, transaction, { ...found, isHidden });
    if (isHidden || found.isAppealed || found.isHeld)
      await tellAuthor(context, transaction, { ...found, isHidden, isWarned, ...paused });
    return { caseId };
  });

/** Stops the author's writing where that follows, and ends the pause that an appeal has won against. */
async function changePause(
  context: MemberContext,
  transaction: Transaction,
  given: { readonly found: WaitingCase; readonly stage: Stage | null; readonly isHidden: boolean },
): Promise<{ readonly pausedUntil: Date | null; readonly isLifted: boolean }> {
  const { found, stage, isHidden } = given;
  const pausedUntil = stage && (await pauseWriting(context, transaction, { ...found, stage }));
  const isLifted = found.isAppealed && !isHidden && (await endPause(context, transaction, found));
  return { pausedUntil, isLifted };
}

/** Tells the owner of the words what is hidden or may be seen again; the owner of chats hears of each decision. */
async function tellOwner(
  platform: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  decided: WaitingCase & { readonly isHidden: boolean },
): Promise<void> {
  const { kind, key, isAppealed, isHeld, isHidden } = decided;
  const isOther = isHidden !== (isAppealed || isHeld);
  // A chat that is in order for its one side may stay closed for its other one.
  const isChanged =
    isOther && (isHidden || kind !== "chat" || !(await isClosedForOther(transaction, decided)));
  // Until then support may hear what is private in a chat.
  if (isChanged || kind === "chat" || kind === "chat-message")
    await emit(platform, transaction, wordsDecided, { kind, key, isHidden, isChanged });
}
