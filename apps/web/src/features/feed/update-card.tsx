import type { FeedItem } from "@santha/contract/feed";
import { Avatar } from "#ui/avatar";
import { DateText } from "#ui/date-text";
import { Tag } from "#ui/tag";
import { Words } from "#ui/wording";
import { useAuthorName } from "./author-line.tsx";
import { useFeedTexts } from "./feed.texts.ts";
import { SharedProducts } from "./shared-products.tsx";
import { WrittenText } from "./written-text.tsx";

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
