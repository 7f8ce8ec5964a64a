import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import type { Article, ArticleVersion } from "../contract/articles.ts";
import { sendRestore } from "./api.ts";
import { useArticlesTexts } from "./words.ts";

/** The versions of a text, the latest first; each may be read, and an earlier one published again. */
export function VersionList({ article }: { readonly article: Article }) {
  const texts = useArticlesTexts();
  const [restoring, setRestoring] = useState<number>();
  return (
    <>
      <h2 className="h2">{texts.versions}</h2>
      <ul className="card" aria-label={texts.versionCount(article.versions.length)}>
        {article.versions.map((version) => (
          <VersionRow key={version.version} article={article} version={version} onRestore={setRestoring} />
        ))}
      </ul>
      {restoring !== undefined && (
        <ReasonDialog
          title={texts.goBackTitle(restoring)}
          label={texts.reason}
          hint={texts.reasonHint}
          submitText={texts.goBack}
          cancelText={texts.cancel}
          notSent={texts.noConnection}
          send={(reason) => sendRestore(article, { version: restoring, reason })}
          saidOf={({ currentVersion }) => texts.published(currentVersion)}
          onClose={() => setRestoring(undefined)}
        >
          {texts.goBackFacts(article.currentVersion + 1)}
        </ReasonDialog>
      )}
    </>
  );
}

function VersionRow({
  article: { key, currentVersion, shownVersion },
  version: { version, publishedAt, publishedBy, reason, restoredVersion },
  onRestore,
}: {
  readonly article: Article;
  readonly version: ArticleVersion;
  readonly onRestore: (version: number) => void;
}) {
  const texts = useArticlesTexts();
  return (
    <li className="border-line border-b px-3 py-2 last:border-b-0">
      <p className="t-note flex flex-wrap items-center gap-x-2">
        <b className="num">{texts.versionOf(version)}</b>
        {version === currentVersion && <Tag job="done">{texts.current}</Tag>}
        <span className="c2">
          {publishedAt === null ? texts.ofApp : <DateText at={publishedAt} as="time" />}
        </span>
        {publishedBy !== null && (
          <span className="c2">
            <Written>{texts.by(publishedBy)}</Written>
          </span>
        )}
      </p>
      {restoredVersion !== null && <p className="t-small c2 num">{texts.restoredFrom(restoredVersion)}</p>}
      {reason !== null && (
        <p className="t-small break-words">
          <Written>{reason}</Written>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {version !== shownVersion && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to="/app/admin/articles/$articleKey"
            params={{ articleKey: key }}
            search={version === currentVersion ? {} : { version }}
            aria-label={texts.readVersion(version)}
          >
            {texts.read}
          </Link>
        )}
        {version !== currentVersion && (
          <Button look="quiet" small aria-label={texts.goBackTo(version)} onClick={() => onRestore(version)}>
            {texts.goBack}
          </Button>
        )}
      </div>
    </li>
  );
}
