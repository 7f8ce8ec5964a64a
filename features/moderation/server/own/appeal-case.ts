import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { tellHolders } from "#features/notifications/server";
import { appealCase as endpoint } from "../../contract/cases.ts";
import { wordsReported } from "../notice-kinds.ts";
import { findOwnCase, insertAppeal } from "./own-case.queries.ts";

/** Asks support, once, to look again at what it has hidden. */
export const appealCase: Operation<typeof endpoint> = (context, { params: { caseId }, body: { words } }) =>
  inTransaction(context, async (transaction) => {
    const own = { caseId, profileId: context.actor.profileId };
    const at = context.clock.now();
    const isKept = await insertAppeal(transaction, own, { words, at });
    const found = await findOwnCase(transaction, { ...own, now: at });
    if (!found) return refuse(endpoint, "moderation/not-found");
    if (!isKept) return refuse(endpoint, "moderation/appealed-before");
    await tellHolders(context, transaction, {
      ...{ role: "support", kind: wordsReported, leadsTo: "/app/admin/support/reports" },
      activityId: `moderation/${caseId}/appeal/${at.getTime()}`,
      text: {
        en: "Somebody asks you to look again at what was hidden.",
        te: "కనిపించకుండా చేసినదాన్ని మళ్లీ చూడమని ఒకరు అడుగుతున్నారు.",
      },
    });
    return found;
  });
