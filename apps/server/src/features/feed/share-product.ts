import { shareProduct as endpoint } from "@santha/contract/feed";
import { refuse } from "#platform/errors";
import { onceInTransaction } from "#platform/idempotency";
import type { Operation } from "#platform/route";
import { selectSold } from "./feed.queries.ts";
import { itemUrl } from "./feed-wire.ts";
import { publish } from "./publish.ts";
import { isHouse, mayShare, mayShareAll } from "./share.policy.ts";
import { shareKind } from "./share-kind.ts";

/** Puts products into the home stream under a promotional title. */
export const shareProduct: Operation<typeof endpoint> = async (context, { body }) => {
  const { actor } = context;
  if (!mayShare(actor)) refuse(endpoint, "feed/may-not-share");
  if (body.isPinned && !isHouse(actor))
    refuse(endpoint, "feed/may-not-pin", { fields: { isPinned: "feed/may-not-pin" } });
  const level3Ids = [...new Set(body.level3Ids)];
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const sold = await selectSold(transaction, { level3Ids, profileId: actor.profileId });
    if (sold.length < level3Ids.length) refuse(endpoint, "feed/product-not-found");
    if (!mayShareAll(actor) && sold.some(({ is_own }) => !is_own)) refuse(endpoint, "feed/not-your-product");
    const itemId = await publish(context, transaction, {
      subject: {
        kind: shareKind,
        key: `${actor.profileId}:${level3Ids.toSorted((a, b) => a - b).join("+")}`,
      },
      event: "SHARE_UPDATE",
      authorProfileId: actor.profileId,
      isByHouse: isHouse(actor),
      title: body.promotionalTitle,
      text: body.text,
      level3Ids,
      isPinned: body.isPinned,
    });
    if (itemId === null) return refuse(endpoint, "feed/already-shared");
    return { itemId, url: itemUrl(itemId) };
  });
};
