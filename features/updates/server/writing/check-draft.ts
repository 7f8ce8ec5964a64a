import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { claimPictures, claimVoice } from "#features/files/server";
import { readCards, viewerOf } from "#features/store/server";
import type { UpdateDraft } from "../../contract/updates.ts";
import { countOffered, type Written } from "./writing.queries.ts";

/** An update waits at most so long. */
const longestWaitMs = 180 * 86_400_000;

type DraftFault =
  | "updates/empty"
  | "updates/in-the-past"
  | "updates/too-far"
  | "updates/picture-gone"
  | "updates/voice-gone"
  | "updates/product-not-found"
  | "updates/crop-not-offered";

/** Of the update before it is changed, which may stay. */
export type KeptParts = Pick<Written, "pictureKeys" | "voice" | "crops">;

/** Ends the operation with what is wrong, beside its field. */
export type RefuseDraft = (code: DraftFault, field: keyof UpdateDraft) => never;

/**
 * What is kept of a draft, its new files claimed. It says something, waits for a time to come if it waits, shows a
 * product that is sold, and names crops that are offered.
 */
export async function checkDraft(
  context: MemberContext,
  transaction: Transaction,
  draft: UpdateDraft,
  {
    isOut,
    kept,
    refuse,
  }: { readonly isOut: boolean; readonly kept: KeptParts; readonly refuse: RefuseDraft },
): Promise<Written> {
  const pictureKeys = [...new Set(draft.pictureKeys)];
  const { voiceKey } = draft;
  if (draft.text === "" && pictureKeys.length === 0 && voiceKey === null) refuse("updates/empty", "text");
  const goesOutAt = isOut ? null : draft.goesOutAt;
  if (goesOutAt !== null) {
    const waitMs = goesOutAt - context.clock.now().getTime();
    if (waitMs <= 0) refuse("updates/in-the-past", "goesOutAt");
    if (waitMs > longestWaitMs) refuse("updates/too-far", "goesOutAt");
  }
  const { level3Id } = draft;
  if (level3Id !== null) {
    const sold = await readCards(transaction, { level3Ids: [level3Id], viewer: viewerOf(context) });
    if (sold.length === 0) refuse("updates/product-not-found", "level3Id");
  }
  const crops = [...new Set(draft.crops)];
  const newCrops = crops.filter((slug) => !kept.crops.includes(slug));
  if ((await countOffered(transaction, newCrops)) < newCrops.length)
    refuse("updates/crop-not-offered", "crops");
  const added = pictureKeys.filter((key) => !kept.pictureKeys.includes(key));
  const { profileId: ownerProfileId } = context.actor;
  const use = { ownerProfileId, audience: "members", usedBy: "updates/update" } as const;
  const claimed = await claimPictures(transaction, added, use);
  if (claimed.length < added.length) refuse("updates/picture-gone", "pictureKeys");
  const voice = await claimVoice(transaction, { ...use, voiceKey, before: kept.voice });
  if (voice === undefined) return refuse("updates/voice-gone", "voiceKey");
  return {
    body: draft.text,
    pictureKeys,
    voice,
    crops,
    level3Id,
    goesOutAt: goesOutAt === null ? null : new Date(goesOutAt),
  };
}
