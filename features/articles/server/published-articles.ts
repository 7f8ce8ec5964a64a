import type { Platform } from "#engine/server/context.ts";
import type { PublishedArticle, ReadPublished } from "#engine/server/own-articles.ts";
import { selectPublished } from "./queries.ts";

/** Reads what was published last; while the database is away, what this process has read before. */
export function publishedArticles({ database, log }: Pick<Platform, "database" | "log">): ReadPublished {
  const known = new Map<string, PublishedArticle>();
  return async (keys) => {
    try {
      const rows = await selectPublished(database, keys);
      for (const key of keys) known.delete(key);
      for (const { key, version, textEn, textTe, publishedAt } of rows)
        if (textEn !== null && textTe !== null)
          known.set(key, { text: { en: textEn, te: textTe }, version, publishedAt: publishedAt.getTime() });
    } catch (error) {
      log.warn({ err: error }, "published texts were not read");
    }
    return known;
  };
}
