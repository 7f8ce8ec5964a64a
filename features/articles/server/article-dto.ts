import type { LocalizedText } from "#engine/contract/language.ts";
import type { OwnArticle } from "#engine/server/own-articles.ts";
import type { Article } from "../contract/articles.ts";
import type { PublishedRow, VersionRow } from "./queries.ts";

/** The text of a version; version 1, and what goes back to it, is the text that came with the app. */
export function textOf(
  own: OwnArticle,
  row: Pick<PublishedRow, "textEn" | "textTe"> | undefined,
): LocalizedText {
  return row && row.textEn !== null && row.textTe !== null ? { en: row.textEn, te: row.textTe } : own.text;
}

/** The version that people read. */
export const currentOf = (rows: readonly VersionRow[]): number => rows[0]?.version ?? 1;

/** An article with one of its versions; undefined where it has no such version. */
export function toArticle(
  own: OwnArticle,
  rows: readonly VersionRow[],
  asked: number | undefined,
): Article | undefined {
  const currentVersion = currentOf(rows);
  const shownVersion = asked ?? currentVersion;
  const row = rows.find(({ version }) => version === shownVersion);
  if (!row && shownVersion !== 1) return undefined;
  const first = { version: 1, publishedAt: null, publishedBy: null, reason: null, restoredVersion: null };
  return {
    key: own.key,
    kind: own.kind,
    title: own.title,
    currentVersion,
    shownVersion,
    text: textOf(own, row),
    versions: [
      ...rows.map(({ version, publishedAt, publishedBy, reason, restoredVersion }) => ({
        version,
        publishedAt: publishedAt.getTime(),
        publishedBy,
        reason,
        restoredVersion,
      })),
      first,
    ],
  };
}
