import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { type Language, useLanguage } from "#engine/web/words/language.ts";
import type { Article } from "../contract/articles.ts";
import { articleQuery } from "./api.ts";
import { ArticleText } from "./article-text.tsx";
import { VersionList } from "./version-list.tsx";
import { useArticlesTexts } from "./words.ts";
import { WriteForm } from "./write-form.tsx";

const route = getRouteApi("/app/admin/articles/$articleKey");

/** For the platform admin: one text with its versions, or the form of a new version. */
export function ArticlePage() {
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={useArticlesTexts().forAdmins}>
        <OneArticle />
      </ForRole>
    </PageBody>
  );
}

function OneArticle() {
  const { articleKey } = route.useParams();
  const { version, write } = route.useSearch();
  const article = useQuery(articleQuery(articleKey, write ? undefined : version));
  const language = useLanguage();
  usePageTitle(article.data?.title[language]);
  return (
    <Answer to={article}>
      {(found) => (write ? <WriteForm key={found.key} article={found} /> : <Reading article={found} />)}
    </Answer>
  );
}

function Reading({ article }: { readonly article: Article }) {
  const texts = useArticlesTexts();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const params = { articleKey: article.key };
  const isOld = article.shownVersion !== article.currentVersion;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="only-d t-title">{article.title[own]}</h1>
        <ButtonLink to="/app/admin/articles/$articleKey" params={params} search={{ write: true }}>
          <Icon shape={PencilLine} size="row" />
          {texts.write}
        </ButtonLink>
      </div>
      {isOld && (
        <Note>
          {texts.shown(article.shownVersion)}{" "}
          <Link className="link" to="/app/admin/articles/$articleKey" params={params} search={{}} replace>
            {texts.toCurrent}
          </Link>
        </Note>
      )}
      <div className="stack half items-start">
        <Card>
          <Tabs
            even
            label={texts.language}
            tabs={[
              { id: "en", text: texts.english },
              { id: "te", text: texts.telugu },
            ]}
            selected={language}
            onSelect={setLanguage}
          >
            <div className="stack-s p-4 break-words" lang={language}>
              <ArticleText text={article.text[language]} level={3} />
            </div>
          </Tabs>
        </Card>
        <section className="stack-s">
          <VersionList article={article} />
        </section>
      </div>
    </>
  );
}
