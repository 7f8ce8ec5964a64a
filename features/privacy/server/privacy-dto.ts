import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { selectHindrances } from "#engine/server/privacy/person-rows.queries.ts";
import type { ListedRequest, OwnPrivacy, PrivacyRequest } from "../contract/privacy.ts";
import { type ListedRow, type RequestRow, selectLatest } from "./queries.ts";

type Asking = Pick<Platform, "privacy"> & { readonly language: Language };

function toRequest(row: RequestRow): PrivacyRequest {
  return {
    ...{ requestId: row.id, kind: row.kind, state: row.state, reason: row.reason },
    ...{ askedAt: row.askedAt.getTime(), carryOutAt: row.carryOutAt.getTime(), dueAt: row.dueAt.getTime() },
    ...{ endedAt: row.endedAt?.getTime() ?? null, keptUntil: row.keptUntil?.getTime() ?? null },
  };
}

/** How the person's data stand, as he sees it. */
export async function ownPrivacyOf(
  { privacy, language }: Asking,
  reader: Reader,
  profileId: number,
): Promise<OwnPrivacy> {
  const latest = await selectLatest(reader, profileId);
  const hindrances = await selectHindrances(reader, privacy.hindrances, [profileId], language);
  const of = (kind: RequestRow["kind"]) => latest.find((row) => row.kind === kind);
  const [copy, erasure] = [of("export"), of("erasure")];
  return {
    export: copy ? toRequest(copy) : null,
    erasure: erasure ? toRequest(erasure) : null,
    hindrances: [...(hindrances.get(profileId) ?? [])],
  };
}

/** Requests as a platform admin sees them, with what stands in the way of those that wait. */
export async function toListed(
  { privacy, language }: Asking,
  reader: Reader,
  rows: readonly ListedRow[],
): Promise<ListedRequest[]> {
  const waiting = rows.filter(({ kind, state }) => kind === "erasure" && state === "waiting");
  const ids = waiting.map(({ profileId }) => profileId);
  const hindrances = await selectHindrances(reader, privacy.hindrances, ids, language);
  return rows.map((row) => ({
    ...toRequest(row),
    person: { profileKey: row.profileKey, firstName: row.firstName, mobileNo: row.mobileNo },
    isAskedByStaff: row.askedByProfileId !== row.profileId,
    hindrances: row.state === "waiting" ? [...(hindrances.get(row.profileId) ?? [])] : [],
  }));
}
