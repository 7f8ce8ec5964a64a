import type { Role } from "#engine/contract/person.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Audience } from "../contract/files.ts";
import { pictureUrl } from "../contract/picture-url.ts";
import { claimFiles, type FileUse, giveFile, giveFilesToStore, releaseFiles } from "./queries.ts";

/** What a feature does with an uploaded picture. */
export interface PictureUse extends UseOfFiles {
  readonly pictureKey: string;
}

/** How uploaded files are used. */
export interface UseOfFiles {
  /** Only a file that this person uploaded can be used. */
  readonly ownerProfileId: number;
  /** Whose it is from then on, where a member of a team uploaded it for the seller. */
  readonly givenToProfileId?: number;
  /** As it was uploaded; a file meant for few is never shown to all. */
  readonly audience: Audience;
  /** `feature/what`: for people who look into the table. */
  readonly usedBy: string;
  /** Who else may see or hear a private file. */
  readonly readers?: { readonly profileIds?: readonly number[]; readonly roles?: readonly Role[] };
}

/**
 * Marks a picture as used, in the transaction that keeps its address, and returns that address; null when it is not
 * the person's, is used already or is gone.
 */
export async function claimPicture(transaction: Transaction, use: PictureUse): Promise<string | null> {
  const [used] = await claimPictures(transaction, [use.pictureKey], use);
  return used === undefined ? null : pictureUrl(used);
}

/** The same for several pictures, in one statement where nothing is given away; answers the keys that could be used. */
export async function claimPictures(
  transaction: Transaction,
  pictureKeys: readonly string[],
  use: UseOfFiles,
): Promise<string[]> {
  if (pictureKeys.length === 0) return [];
  const used = await claimFiles(transaction, usedFiles(pictureKeys, use), "picture");
  const { ownerProfileId: from, givenToProfileId: to = from } = use;
  if (to !== from) for (const fileKey of used) await giveFile(transaction, { fileKey, from, to });
  return used;
}

/**
 * Makes pictures that are used the store's own: they count against nobody's quota and stay when an account is erased.
 * Answers the keys that are still there.
 */
export async function givePicturesToStore(
  transaction: Transaction,
  pictureKeys: readonly string[],
): Promise<string[]> {
  return pictureKeys.length === 0 ? [] : giveFilesToStore(transaction, pictureKeys);
}

/** Which files are used how, as the table keeps it. */
export function usedFiles(fileKeys: readonly string[], use: UseOfFiles): FileUse {
  return {
    fileKeys,
    ownerProfileId: use.ownerProfileId,
    audience: use.audience,
    usedBy: use.usedBy,
    readerProfileIds: use.readers?.profileIds ?? [],
    readerRoles: use.readers?.roles ?? [],
  };
}

/** Gives up pictures or voice notes that nothing shows any more; they are deleted a day later. One statement. */
export async function releasePictures(
  { clock }: Pick<Platform, "clock">,
  transaction: Transaction,
  pictureKeys: readonly string[],
): Promise<void> {
  if (pictureKeys.length > 0) await releaseFiles(transaction, pictureKeys, clock.now());
}
