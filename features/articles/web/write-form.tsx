import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { type Article, articleLength } from "../contract/articles.ts";
import { sendVersion } from "./api.ts";
import { ArticleText } from "./article-text.tsx";
import { useDraft } from "./use-draft.ts";
import { useArticlesTexts } from "./words.ts";

/** A new version in both languages, each beside what people will read. */
export function WriteForm({ article }: { readonly article: Article }) {
  const texts = useArticlesTexts();
  const navigate = useNavigate();
  const { draft, isBehind, put, goOn, discard } = useDraft(article);
  const [isTried, setTried] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const faults = { en: faultOf(draft.en, texts), te: faultOf(draft.te, texts, /\p{Script=Telugu}/u) };
  const params = { articleKey: article.key };
  const leave = (): void => {
    discard();
    void navigate({ to: "/app/admin/articles/$articleKey", params, search: {}, replace: true });
  };
  const side = (language: "en" | "te", label: string) => (
    <Side
      label={label}
      language={language}
      text={draft[language]}
      error={isTried ? faults[language] : undefined}
      onChange={(typed) => put(language, typed)}
    />
  );
  return (
    <>
      <Form
        onSubmit={() => {
          setTried(true);
          setPublishing(!faults.en && !faults.te && !isBehind);
        }}
      >
        {isBehind && (
          <Note job="trouble">
            {texts.behind(article.currentVersion)}{" "}
            <Link className="link" to="/app/admin/articles/$articleKey" params={params} search={{}}>
              {texts.readVersion(article.currentVersion)}
            </Link>{" "}
            <Button look="quiet" small onClick={goOn}>
              {texts.goOn}
            </Button>
          </Note>
        )}
        <p className="t-note c2">
          {texts.howToWrite} {texts.keptDraft}
        </p>
        {side("en", texts.englishText)}
        {side("te", texts.teluguText)}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isBehind}>
            {texts.publish}
          </Button>
          <Button look="second" onClick={leave}>
            {texts.discard}
          </Button>
        </div>
      </Form>
      {isPublishing && (
        <ReasonDialog
          title={texts.publishTitle(draft.from + 1)}
          label={texts.reason}
          hint={texts.reasonHint}
          submitText={texts.publish}
          cancelText={texts.cancel}
          notSent={texts.noConnection}
          send={(reason) => sendVersion(article.key, { ...draft, reason })}
          saidOf={({ currentVersion }) => texts.published(currentVersion)}
          onSent={leave}
          onClose={() => setPublishing(false)}
        >
          {texts.publishFacts}
        </ReasonDialog>
      )}
    </>
  );
}

function faultOf(
  text: string,
  texts: { readonly tooShort: string; readonly noTelugu: string },
  script?: RegExp,
): string | undefined {
  if (text.trim().length < articleLength.least) return texts.tooShort;
  return script === undefined || script.test(text) ? undefined : texts.noTelugu;
}

function Side({
  label,
  language,
  text,
  error,
  onChange,
}: {
  readonly label: string;
  readonly language: "en" | "te";
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const texts = useArticlesTexts();
  return (
    <div className="stack half items-start">
      <TextArea
        {...{ label, error, onChange, name: language, value: text }}
        rows={14}
        maxLength={articleLength.most}
      />
      <section className="stack-s" aria-label={`${texts.preview}: ${label}`}>
        <h3 className="t-note b">{texts.preview}</h3>
        <Card pad className="stack-s break-words" lang={language}>
          <ArticleText text={text} level={4} />
        </Card>
      </section>
    </div>
  );
}
