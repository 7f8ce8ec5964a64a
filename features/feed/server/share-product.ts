import { requireOpen } from "#engine/server/config/flags.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost } from "#features/moderation/server";
import { shareProduct as endpoint } from "../contract.ts";
import { itemUrl } from "./feed-dto.ts";
import { publish } from "./publish.ts";
import { selectSold } from "./queries.ts";
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
    requireOpen(context, "writing-open");
    await countPost(context, transaction, { words: `${body.promotionalTitle}\n${body.text}`, field: "text" });
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
