import type { Platform } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { type Decision, decideCase as endpoint } from "../../contract/cases.ts";
import { wordsDecided } from "../events.ts";
import { closeCase, isClosedForOther, lockWaiting, type WaitingCase } from "./cases.queries.ts";
import { tellAuthor } from "./tell-author.ts";

/** Keeps or hides what was reported, writes that down, and tells the author of what is hidden and of an appeal. */
export const decideCase: Operation<typeof endpoint> = (context, { params: { caseId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { decision, reason } = body;
    const isHidden = decision !== "keep";
    if (isHidden && reason === "")
      refuse(endpoint, "moderation/reason-missing", { fields: { reason: "moderation/reason-missing" } });
    const found = await lockWaiting(transaction, { caseId, deciderId: context.actor.profileId });
    if (!found) return refuse(endpoint, "moderation/not-open");
    if (found.isOwn) return refuse(endpoint, "moderation/own-words");
    const isWarned = decision === "warn";
    await closeCase(transaction, caseId, { isHidden, isWarned, reason, at: context.clock.now() });
    const { kind, key, isAppealed, isHeld } = found;
    await audit(context, transaction, {
      action: actionOf(found, decision),
      subject: `${kind} ${key}`,
      detail: { caseId, isWarned },
    });
    await tellOwner(context, transaction, { ...found, isHidden });
    if (isHidden || isAppealed || isHeld)
      await tellAuthor(context, transaction, { ...found, isHidden, isWarned });
    return { caseId };
  });

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

/** What the log says of the decision. */
function actionOf({ kind, isAppealed }: WaitingCase, decision: Decision) {
  return auditedAs[kind === "chat" ? "chat" : "words"][isAppealed ? "appeal" : "report"][decision];
}

/** What the log says of a decision about what was reported, and of one about an appeal; a chat is closed, not hidden. */
const auditedAs = {
  words: {
    report: { keep: "moderation/kept", hide: "moderation/hidden", warn: "moderation/warned" },
    appeal: { keep: "moderation/restored", hide: "moderation/upheld", warn: "moderation/upheld" },
  },
  chat: {
    report: { keep: "moderation/chat-left", hide: "moderation/chat-closed", warn: "moderation/chat-closed" },
    appeal: {
      keep: "moderation/chat-reopened",
      hide: "moderation/chat-stays-closed",
      warn: "moderation/chat-stays-closed",
    },
  },
} as const;
