import { sharedUpdatePath } from "../../contract/shared-path.ts";
import type { UpdateCard } from "../../contract/update.ts";
import type { PublicUpdate } from "../../contract/updates.ts";

/** Address of a picture of an update for people without a session, the first at 1. */
export function sharedPicturePath(shareId: string, place: number): string {
  return `${sharedUpdatePath(shareId)}/pictures/${place}.webp`;
}

/** What a guest may see: each field is named here, so that nothing new becomes public by itself. */
export function publicUpdateOf(card: UpdateCard): PublicUpdate {
  return {
    shareId: card.shareId,
    authorName: card.author.name,
    district: card.author.district,
    text: card.text,
    pictures: card.pictures.map((_, at) => sharedPicturePath(card.shareId, at + 1)),
    crops: card.crops,
    publishedAt: card.publishedAt,
    isEdited: card.editedAt !== null,
    usefulCount: card.usefulCount,
    commentCount: card.commentCount,
  };
}
