import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { tellHolders } from "#features/notifications/server";
import type { ReportReason } from "../../contract/shapes.ts";
import { questionPage } from "../asking/question-words.ts";
import { reportedNews } from "./notice-kinds.ts";

const reasons: Readonly<Record<ReportReason, PersonText>> = {
  "wrong-advice": { en: "Wrong or dangerous advice", te: "తప్పుడు లేదా ప్రమాదకర సలహా" },
  rude: { en: "Rude or insulting words", te: "దురుసు మాటలు" },
  advertising: { en: "Advertising", te: "వ్యాపార ప్రకటన" },
  other: { en: "Another reason", te: "వేరే కారణం" },
};

/** Tells all of support of a report. */
export async function tellOfReport(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  report: { readonly reportId: number; readonly questionId: string; readonly reason: ReportReason },
): Promise<void> {
  await tellHolders(platform, transaction, {
    ...{ role: "support", kind: reportedNews, leadsTo: questionPage(report.questionId) },
    activityId: `questions/reports/${report.reportId}`,
    text: reasons[report.reason],
  });
}
