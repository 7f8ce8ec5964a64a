import { DateText } from "#engine/web/ui/date-text.tsx";
import { ArticleText } from "#features/articles/web";
import type { HelpPage } from "./api.ts";
import { useHelpTexts } from "./words.ts";

/** The words of one help page. */
export function HelpText({ page }: { readonly page: HelpPage }) {
  const texts = useHelpTexts();
  return (
    <section className="help-text">
      <h3 className="t-lead b">{page.title}</h3>
      <ArticleText text={page.paragraphs.join("\n\n")} level={4} />
      {page.publishedAt !== undefined && (
        <p className="t-small c2">
          {texts.changedOn} <DateText at={page.publishedAt} />
        </p>
      )}
    </section>
  );
}
