import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { selectHindrances } from "#engine/server/privacy/person-rows.queries.ts";
import { daysToAnswer, daysToTakeBack, type RequestKind } from "../contract/privacy.ts";
import { removeCopies } from "./export/export.queries.ts";
import { insertRequest } from "./queries.ts";
import { tellPerson } from "./tell-person.ts";

const day = 86_400_000;

export const exportJob = "privacy/make-export";
export const erasureJob = "privacy/erase";

/** Queues the work on a request. */
export async function queueWork(transaction: Transaction, kind: RequestKind, id: number): Promise<void> {
  const name = kind === "export" ? exportJob : erasureJob;
  await queueJob(transaction, {
    name,
    key: `${name}/${id}`,
    payload: { requestId: String(id) },
    line: "privacy",
  });
}

interface Asked {
  readonly profileId: number;
  readonly profileKey: string;
  readonly kind: RequestKind;
  /** Of staff who ask for somebody. */
  readonly reason?: string;
}

/** Begins a request; asked again while one is open it changes nothing. Answers the reasons that hinder an erasure. */
export async function beginRequest(
  context: MemberContext,
  transaction: Transaction,
  { profileId, profileKey, kind, reason }: Asked,
): Promise<readonly string[]> {
  const now = context.clock.now();
  if (kind === "erasure") {
    const { privacy, language } = context;
    const hindrances = await selectHindrances(transaction, privacy.hindrances, [profileId], language);
    const reasons = hindrances.get(profileId);
    if (reasons) return reasons;
  }
  const wait = kind === "erasure" ? daysToTakeBack * day : 0;
  const id = await insertRequest(transaction, {
    ...{ profileId, kind, askedAt: now, askedByProfileId: context.actor.profileId },
    state: kind === "erasure" ? "waiting" : "under-way",
    carryOutAt: new Date(now.getTime() + wait),
    dueAt: new Date(now.getTime() + daysToAnswer * day),
  });
  if (id === undefined) return [];
  await audit(context, transaction, {
    action: kind === "export" ? "privacy/export-asked" : "privacy/erasure-asked",
    subject: profileKey,
    ...(reason !== undefined && { detail: { reason } }),
  });
  if (kind === "erasure") await tellPerson(context, transaction, { requestId: id, profileId, news: "waits" });
  else {
    await removeCopies(transaction, { ofProfileId: profileId });
    await queueWork(transaction, kind, id);
  }
  return [];
}
