import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { tellHolders } from "#features/notifications/server";
import type { ReportedKind, ReportReason } from "../../contract/reports.ts";
import { holdOften } from "../holding/hold-words.ts";
import { wordsReported } from "../notice-kinds.ts";
import { holdCase, insertReport, openCase } from "./reports.queries.ts";

/** What somebody reports, as its owner hands it in; the owner has checked that the reporter may see it. */
export interface Reported {
  readonly kind: ReportedKind;
  /** The owner's key of it. */
  readonly key: string;
  readonly authorProfileId: number;
  readonly words: string;
  readonly pictures: readonly string[];
  /** Name of its voice note. */
  readonly voice: string | null;
  /** The page on which it stands. */
  readonly leadsTo: string;
  readonly reporterId: number;
  readonly reason: ReportReason;
  /** What the reporter adds. */
  readonly added: string;
  /** It goes on after a decision: the same person may report it again then. */
  readonly goesOn?: boolean;
}

/** Keeps a report, one of each person, and tells support; false where the person has reported it before, or it is hidden. */
export async function report(
  platform: Pick<Platform, "clock" | "events" | "signals">,
  transaction: Transaction,
  reported: Reported,
): Promise<boolean> {
  const at = platform.clock.now();
  const { caseId, isNew, isResting } = await holdCase(transaction, reported, at);
  if (!(await insertReport(transaction, caseId, reported, at))) return false;
  if (!(await openCase(transaction, caseId, reported, at))) return false;
  await holdOften(platform, transaction, { ...reported, caseId });
  // Support hears of a case, not of each report.
  if (!isNew && !isResting) return true;
  await tellHolders(platform, transaction, {
    ...{ role: "support", kind: wordsReported, leadsTo: "/app/admin/support/reports" },
    activityId: `moderation/${caseId}/reports/${reported.reporterId}`,
    text: {
      en: "People wait for a decision on what somebody wrote.",
      te: "ఒకరు రాసినదానిపై నిర్ణయం కోసం ఎదురుచూస్తున్నారు.",
    },
  });
  return true;
}
