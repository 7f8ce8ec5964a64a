import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { tellHolders } from "#features/notifications/server";
import { daysOf, type Stage } from "../../contract/sanctions.ts";
import { closingAsked } from "../notice-kinds.ts";
import { insertPause, liftPauses } from "./pauses.queries.ts";

interface Paused {
  readonly id: number;
  readonly authorProfileId: number;
}

/** Stops an author's writing for the days of a stage, and answers until when; null: the stage has none. */
export async function pauseWriting(
  context: MemberContext,
  transaction: Transaction,
  { id: caseId, authorProfileId: profileId, stage }: Paused & { readonly stage: Stage },
): Promise<Date | null> {
  const days = daysOf[stage];
  if (days === null) return null;
  const at = context.clock.now();
  const endsAt = new Date(at.getTime() + days * 86_400_000);
  const isClosingAsked = stage === "close";
  const askedBy = isClosingAsked ? context.actor.profileId : null;
  await insertPause(transaction, { caseId, profileId, days, at, endsAt, askedBy });
  await audit(context, transaction, {
    action: "moderation/paused",
    subject: `profile ${profileId}`,
    detail: { caseId, days },
  });
  if (isClosingAsked)
    await tellAdmin(context, transaction, caseId, {
      en: "Support asks you to close somebody's writing for good.",
      te: "ఒకరు ఇకపై రాయకుండా మూసివేయమని సహాయక బృందం అడుగుతోంది.",
    });
  return endsAt;
}

const tellAdmin = (context: MemberContext, transaction: Transaction, caseId: number, text: PersonText) =>
  tellHolders(context, transaction, {
    ...{ role: "platform-admin", kind: closingAsked, leadsTo: "/app/admin/writing" },
    activityId: `moderation/${caseId}/closing/${context.clock.now().getTime()}`,
    text,
  });

/**
 * Ends what a case has brought its author, after an appeal; true where there was something to end. Whether writing
 * that was closed for good stays so is the platform admin's to decide.
 */
export async function endPause(
  context: MemberContext,
  transaction: Transaction,
  { id: caseId, authorProfileId }: Paused,
): Promise<boolean> {
  const done = await liftPauses(transaction, {
    ...{ caseId, byProfileId: context.actor.profileId, at: context.clock.now() },
  });
  if (done === undefined) return false;
  if (done === "asked") {
    await tellAdmin(context, transaction, caseId, {
      en: "An appeal was accepted against what closed somebody's writing. Does it stay closed?",
      te: "ఒకరు రాయకుండా మూసివేసిన కారణంపై వచ్చిన అభ్యర్థనను అంగీకరించారు. మూసే ఉంచాలా?",
    });
    return false;
  }
  await audit(context, transaction, {
    action: "moderation/pause-ended",
    subject: `profile ${authorProfileId}`,
    detail: { caseId },
  });
  return true;
}
