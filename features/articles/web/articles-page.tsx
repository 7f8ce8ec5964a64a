import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { type ArticleInList, articleKinds } from "../contract/articles.ts";
import { articlesQuery } from "./api.ts";
import { useArticlesTexts } from "./words.ts";

/** For the platform admin: every legal and help text with the version that people read. */
export function ArticlesPage() {
  return (
    <PageBody className="stack max-w-[760px]">
      <ForRole who="platform-admin" title={useArticlesTexts().forAdmins}>
        <Articles />
      </ForRole>
    </PageBody>
  );
}

function Articles() {
  const texts = useArticlesTexts();
  const all = useQuery(articlesQuery);
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  return (
    <Answer to={all}>
      {({ articles }) => {
        const found = articles.filter(({ title }) =>
          `${title.en} ${title.te}`.toLowerCase().includes(wanted),
        );
        return (
          <>
            <TextField
              label={texts.find}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            {found.length === 0 && (
              <p className="t-note c2" role="status">
                {texts.noneFound}
              </p>
            )}
            {articleKinds.map((kind) => (
              <Kind key={kind} title={texts[kind]} articles={found.filter((each) => each.kind === kind)} />
            ))}
          </>
        );
      }}
    </Answer>
  );
}

function Kind({ title, articles }: { readonly title: string; readonly articles: readonly ArticleInList[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="stack-s">
      <h2 className="h2">{title}</h2>
      <nav className="card" aria-label={title}>
        {articles.map((article) => (
          <ArticleRow key={article.key} article={article} />
        ))}
      </nav>
    </section>
  );
}

function ArticleRow({ article: { key, title, version, publishedAt } }: { readonly article: ArticleInList }) {
  const texts = useArticlesTexts();
  const language = useLanguage();
  return (
    <Link to="/app/admin/articles/$articleKey" params={{ articleKey: key }} className="row">
      <span className="min-w-0 flex-1">
        <span className="block break-words">{title[language]}</span>
        <span className="t-small c2 num block">
          {texts.versionOf(version)} · {publishedAt === null ? texts.ofApp : <DateText at={publishedAt} />}
        </span>
      </span>
      <Icon shape={ChevronRight} size="row" className="end" />
    </Link>
  );
}
