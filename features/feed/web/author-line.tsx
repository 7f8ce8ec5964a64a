import { Pin } from "lucide-react";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { FeedItem } from "../contract.ts";
import { useFeedTexts } from "./words.ts";

/** Who and when in one line: "Kakatiya Agro Inputs, Warangal · 14 Jul 2026". */
export function AuthorLine({ item }: { readonly item: FeedItem }) {
  const texts = useFeedTexts();
  return (
    <p className="t-small c2 feed-by">
      {item.isPinned && (
        <span className="feed-pin">
          <Icon shape={Pin} size="text" />
          {texts.keptOnTop}
        </span>
      )}
      <span>
        {item.author && (
          <>
            <Words of={item.author.name} />
            {item.author.place && (
              <>
                , <Words of={item.author.place} />
              </>
            )}
            {" · "}
          </>
        )}
        <DateText at={item.publishedAt} />
      </span>
    </p>
  );
}

/** The author's name as a plain string, for pictures and readers. */
export function useAuthorName(item: FeedItem): string {
  const language = useLanguage();
  return item.author ? wordsIn(language, item.author.name).text : "";
}
