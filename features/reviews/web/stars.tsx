import { Star } from "lucide-react";
import { useId } from "react";
import { classes } from "#engine/web/ui/classes.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { mostStars } from "../contract/shapes.ts";
import { useReviewsTexts } from "./words.ts";

const allStars = Array.from({ length: mostStars }, (_, at) => at + 1);

/** How many stars somebody gave, as a picture that is read as words. */
export function Stars({ count }: { readonly count: number }) {
  const texts = useReviewsTexts();
  return (
    <span className="inline-flex shrink-0" role="img" aria-label={texts.ofFive(String(count))}>
      {allStars.map((each) => (
        <Icon
          key={each}
          shape={Star}
          size="row"
          className={each <= count ? "fill-current" : "text-line-strong"}
        />
      ))}
    </span>
  );
}

/** Five stars, of which one is pressed; the word for it stands beside them. */
export function StarChoice({
  value,
  error,
  onChoose,
}: {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChoose: (stars: number) => void;
}) {
  const texts = useReviewsTexts();
  const name = useId();
  const meanings = [texts.star1, texts.star2, texts.star3, texts.star4, texts.star5];
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="lab">{texts.yourStars}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="-ml-2 flex">
          {allStars.map((each) => (
            <label
              key={each}
              className="relative grid size-11 cursor-pointer place-items-center rounded-control outline-focus has-[:focus-visible]:outline-2"
            >
              <input
                type="radio"
                className="sr"
                name={name}
                value={each}
                checked={each === value}
                aria-label={`${texts.stars(each)}: ${meanings[each - 1]}`}
                onChange={() => onChoose(each)}
              />
              <Icon
                shape={Star}
                className={classes(each <= (value ?? 0) ? "fill-current" : "text-line-strong")}
              />
            </label>
          ))}
        </span>
        {value !== null && <b className="t-note">{meanings[value - 1]}</b>}
      </div>
      {error && (
        <p className="t-small text-chilli-ink" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
