import type { Role } from "#engine/contract/person.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Audience } from "../contract/files.ts";
import { pictureUrl } from "../contract/picture-url.ts";
import { claimFile, releaseFiles } from "./queries.ts";

/** What a feature does with an uploaded picture. */
export interface PictureUse {
  readonly pictureKey: string;
  /** Only a picture that this person uploaded can be used. */
  readonly ownerProfileId: number;
  /** As it was uploaded; a picture meant for few is never shown to all. */
  readonly audience: Audience;
  /** `feature/what`: for people who look into the table. */
  readonly usedBy: string;
  /** Who else may see a private picture. */
  readonly readers?: { readonly profileIds?: readonly number[]; readonly roles?: readonly Role[] };
}

/**
 * Marks a picture as used, in the transaction that keeps its address, and returns that address; null when it is not
 * the person's, is used already or is gone. One statement.
 */
export async function claimPicture(transaction: Transaction, use: PictureUse): Promise<string | null> {
  const isUsed = await claimFile(transaction, {
    fileKey: use.pictureKey,
    ownerProfileId: use.ownerProfileId,
    audience: use.audience,
    usedBy: use.usedBy,
    readerProfileIds: use.readers?.profileIds ?? [],
    readerRoles: use.readers?.roles ?? [],
  });
  return isUsed ? pictureUrl(use.pictureKey) : null;
}

/** Gives up pictures that nothing shows any more; they are deleted a day later. One statement. */
export async function releasePictures(
  { clock }: Pick<Platform, "clock">,
  transaction: Transaction,
  pictureKeys: readonly string[],
): Promise<void> {
  await releaseFiles(transaction, pictureKeys, clock.now());
}
