import { Star } from "lucide-react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import { mostStars, type Rating } from "../contract/shapes.ts";
import { useReviewsTexts } from "./words.ts";

/** The average with the number of reviews; while there are too few, that it is new. */
export function RatingLine({ rating }: { readonly rating: Rating }) {
  const texts = useReviewsTexts();
  const { average, count } = rating;
  const counted = count === 1 ? texts.countOne : texts.count(formatCount(count));
  return (
    <p className="beside flex-wrap">
      {average === null ? (
        <Tag job="know">{texts.isNew}</Tag>
      ) : (
        <b className="t-title num beside gap-1!">
          <span className="sr">{texts.ofFive(average.toFixed(1))}</span>
          <span aria-hidden="true">{average.toFixed(1)}</span>
          <Icon shape={Star} className="fill-current" />
        </b>
      )}
      <span className="t-note c2">{count === 0 ? texts.none : counted}</span>
    </p>
  );
}

/** The same, with a bar for each number of stars. */
export function RatingSummary({ rating }: { readonly rating: Rating }) {
  const texts = useReviewsTexts();
  const { byStars, count } = rating;
  return (
    <div className="stack-s">
      <RatingLine rating={rating} />
      {byStars.length > 0 && (
        <dl className="grid max-w-md gap-1.5">
          {byStars
            .map((given, at) => ({ stars: at + 1, given, share: Math.round((100 * given) / count) }))
            .reverse()
            .map(({ stars, given, share }) => (
              <div key={stars} className="t-note flex items-center gap-3">
                <dt className="num beside w-10 shrink-0 gap-1!">
                  <span className="sr">{texts.stars(stars)}</span>
                  <span aria-hidden="true">{stars}</span>
                  <Icon shape={Star} size="text" className="fill-current" />
                </dt>
                <dd className="flex flex-1 items-center gap-3">
                  <span className="h-2 flex-1 rounded bg-sunken" aria-hidden="true">
                    <span className="block h-2 rounded bg-leaf" style={{ width: `${share}%` }} />
                  </span>
                  <span className="num w-10 shrink-0 text-right">{formatCount(given)}</span>
                </dd>
              </div>
            ))}
        </dl>
      )}
      <p className="t-small c2">
        {rating.average === null && count > 0 && `${texts.newHint} `}
        {texts.onlyDelivered}
      </p>
    </div>
  );
}

/** The numbers of stars, most first. */
export const starsDown: readonly number[] = Array.from({ length: mostStars }, (_, at) => mostStars - at);
