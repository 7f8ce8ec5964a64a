import type { Transaction } from "#engine/server/data/client.ts";
import { claimPicture } from "#features/files/server";

/**
 * Keeps the photo of a receipt with what is claimed: only its payer and finance may see it. Its address; null where
 * none was added, "missing" for one that is not the payer's or is used already.
 */
export async function claimProof(
  transaction: Transaction,
  pictureKey: string | undefined,
  ownerProfileId: number,
): Promise<string | null | "missing"> {
  if (pictureKey === undefined) return null;
  const address = await claimPicture(transaction, {
    pictureKey,
    ownerProfileId,
    audience: "private",
    usedBy: "payments/proof",
    readers: { roles: ["finance"] },
  });
  return address ?? "missing";
}
