import { Link } from "@tanstack/react-router";
import { Tag } from "#engine/web/ui/tag.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import type { FeedItem } from "../../contract.ts";
import { AuthorLine } from "../author-line.tsx";
import { useFeedTexts } from "../words.ts";

/** An item that is read on, on a page of its own: a question, which is answered there. */
export function LinkedCard({ item, leadsTo }: { readonly item: FeedItem; readonly leadsTo: string }) {
  const texts = useFeedTexts();
  const title = item.promotionalTitle ?? "";
  const text = item.text ?? "";
  return (
    <article className="card pad stack-s">
      <div className="between">
        <AuthorLine item={item} />
        <Tag job="folk">{texts.question}</Tag>
      </div>
      <h3 className="t-lead b break-words" lang={languageWritten(title)}>
        {title}
      </h3>
      {text !== "" && (
        <p className="clip2 break-words" lang={languageWritten(text)}>
          {text}
        </p>
      )}
      <Link to={leadsTo} className="btn second small justify-self-start">
        {texts.toAnswers}
      </Link>
    </article>
  );
}
