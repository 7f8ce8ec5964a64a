import { Avatar } from "#engine/web/ui/avatar.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { FeedItem } from "../../contract.ts";
import { useAuthorName } from "../author-line.tsx";
import { SharedProducts } from "../share/shared-products.tsx";
import { WrittenText } from "../share/written-text.tsx";
import { useFeedTexts } from "../words.ts";

/** What somebody has written: who and when, the words, and the products it speaks of. */
export function UpdateCard({ item }: { readonly item: FeedItem }) {
  const texts = useFeedTexts();
  const name = useAuthorName(item);
  const { author } = item;
  return (
    <article className="card feed-card">
      <div className="feed-h">
        {author && (
          <Avatar
            name={name}
            picture={author.pictureUrl}
            {...(author.kind !== "person" && { tint: "sun" })}
          />
        )}
        <div className="who">
          {author && (
            <h3 className="t-note b">
              <Words of={author.name} />
              {author.place && (
                <>
                  , <Words of={author.place} />
                </>
              )}
            </h3>
          )}
          <span className="t-small c2">
            <DateText at={item.publishedAt} />
          </span>
        </div>
        {item.isPinned && <Tag job="know">{texts.keptOnTop}</Tag>}
      </div>
      {item.text && <WrittenText text={item.text} />}
      <SharedProducts item={item} />
    </article>
  );
}
