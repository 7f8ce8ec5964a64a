import type { Platform } from "#engine/server/context.ts";
import { platformRefusal } from "#engine/server/http/answers/errors.ts";
import type { PublishedArticle, ReadPublished } from "#engine/server/own-articles.ts";
import { selectPublished } from "./queries.ts";

/**
 * Reads what was published last; while the database is away, what was read before. A legal text never read is refused
 * then.
 */
export function publishedArticles({
  database,
  log,
  ownArticles,
}: Pick<Platform, "database" | "log" | "ownArticles">): ReadPublished {
  const known = new Map<string, PublishedArticle>();
  const unread = new Set(ownArticles.filter(({ kind }) => kind === "legal").map(({ key }) => key));
  return async (keys) => {
    try {
      const rows = await selectPublished(database, keys);
      for (const key of keys) {
        known.delete(key);
        unread.delete(key);
      }
      for (const { key, version, textEn, textTe, publishedAt } of rows)
        if (textEn !== null && textTe !== null)
          known.set(key, { text: { en: textEn, te: textTe }, version, publishedAt: publishedAt.getTime() });
    } catch (error) {
      log.warn({ err: error }, "published texts were not read");
      if (keys.some((key) => unread.has(key)))
        throw platformRefusal("platform/away", { retryAfterInSeconds: 2 });
    }
    return known;
  };
}
