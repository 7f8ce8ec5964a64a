import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { OwnArticle } from "#engine/server/own-articles.ts";
import {
  type Article,
  type publishArticle as publishEndpoint,
  restoreArticle as restoreEndpoint,
} from "../contract/articles.ts";
import { currentOf, textOf, toArticle } from "./article-dto.ts";
import { insertVersion, selectVersions, type VersionRow } from "./queries.ts";

/** What becomes the next version: words of its own, or the text of an earlier version. */
interface Wish {
  readonly restoredVersion: number | null;
  readonly reason: string;
  readonly seenVersion: number;
  /** Null: the text that came with the app. Undefined: there is no such version. */
  readonly textFrom: (own: OwnArticle, rows: readonly VersionRow[]) => LocalizedText | null | undefined;
}

/** Publishes new words; people read them from now on. */
export function publishArticle(
  context: MemberContext,
  { params: { articleKey }, body: { en, te, ...change } }: CheckedOf<typeof publishEndpoint>,
): Promise<Article> {
  return addVersion(context, articleKey, { ...change, restoredVersion: null, textFrom: () => ({ en, te }) });
}

/** Goes back to an earlier version by publishing its text again, so that the list of versions stays true. */
export function restoreArticle(
  context: MemberContext,
  { params: { articleKey }, body: { version, ...change } }: CheckedOf<typeof restoreEndpoint>,
): Promise<Article> {
  return addVersion(context, articleKey, {
    ...change,
    restoredVersion: version,
    textFrom: (own, rows) => {
      const row = rows.find((each) => each.version === version);
      if (!row && version !== 1) return undefined;
      return row?.textEn == null ? null : textOf(own, row);
    },
  });
}

function addVersion(context: MemberContext, articleKey: string, wish: Wish): Promise<Article> {
  const own = context.ownArticles.find(({ key }) => key === articleKey);
  if (!own) return refuse(restoreEndpoint, "articles/not-found");
  const { restoredVersion, reason, seenVersion } = wish;
  const version = seenVersion + 1;
  return inTransaction(context, async (transaction) => {
    const text = nextText(own, await selectVersions(transaction, articleKey), wish);
    const isAdded = await insertVersion(transaction, {
      ...{ key: articleKey, version, text, reason, at: context.clock.now(), by: context.actor.profileId },
      // A text of the app is only known by the version it goes back to.
      restoredVersion: text === null ? 1 : restoredVersion,
    });
    if (!isAdded) return refuse(restoreEndpoint, "articles/changed-meanwhile");
    await audit(context, transaction, {
      action: restoredVersion === null ? "articles/published" : "articles/restored",
      subject: `article ${articleKey}`,
      detail: { version, ...(restoredVersion !== null && { restoredVersion }), reason },
    });
    const article = toArticle(own, await selectVersions(transaction, articleKey), version);
    if (!article) throw new Error("the version was added above");
    return article;
  });
}

/** The text of the next version, which differs from the one that people read; null: the text of the app. */
function nextText(own: OwnArticle, rows: readonly VersionRow[], wish: Wish): LocalizedText | null {
  if (currentOf(rows) !== wish.seenVersion) return refuse(restoreEndpoint, "articles/changed-meanwhile");
  const text = wish.textFrom(own, rows);
  if (text === undefined) return refuse(restoreEndpoint, "articles/version-not-found");
  const [now, next] = [textOf(own, rows[0]), text ?? own.text];
  if (now.en === next.en && now.te === next.te) return refuse(restoreEndpoint, "articles/same-text");
  return text;
}
