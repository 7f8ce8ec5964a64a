import type { MemberContext } from "#engine/server/context.ts";
import { type DeskRefund, refundIsLateAfterDays } from "../../../contract/refund-desk.ts";
import type { DeskMeasures, DeskRow } from "./refund-desk.queries.ts";

const day = 86_400_000;
const daysOfDone = 30;

/** By what the desk measures now, for the person who looks. */
export function deskMeasures({ actor, clock, config }: MemberContext): DeskMeasures {
  const now = clock.now().getTime();
  return {
    lateBefore: new Date(now - refundIsLateAfterDays * day),
    doneSince: new Date(now - daysOfDone * day),
    largeAboveInPaise: config.secondPersonAboveInPaise,
    profileId: actor.profileId,
  };
}

/** A row of the desk with whether it waits too long, and whether two people approve it. */
export function toDeskRefund(
  { weighedInPaise, ...row }: DeskRow,
  { lateBefore, largeAboveInPaise }: DeskMeasures,
): DeskRefund {
  const isOpen = row.status !== "confirmed";
  return {
    ...row,
    isLate: isOpen && row.askedAt < lateBefore.getTime(),
    needsTwo: weighedInPaise > largeAboveInPaise,
  };
}
