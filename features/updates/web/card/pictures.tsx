import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import { useCardTexts } from "./card.texts.ts";

/** Three of the photos at most stand in a card; the number of all stands on them. */
const shownInCard = 3;

/** The photos of an update: one wide, two beside each other, three with the first one large. */
export function Pictures({ keys }: { readonly keys: readonly string[] }) {
  const texts = useCardTexts();
  const shown = keys.slice(0, shownInCard);
  if (shown.length === 0) return null;
  return (
    <div className={`upd-pics n${shown.length}`}>
      {shown.map((key, at) => (
        <Photo
          key={key}
          picture={pictureUrl(key, 640)}
          alt={texts.photo(at + 1, keys.length)}
          sizes="(min-width: 768px) 640px, 100vw"
        />
      ))}
      {keys.length > shownInCard && <b>{texts.photos(keys.length)}</b>}
    </div>
  );
}

/** All photos below each other, each whole. */
export function AllPictures({ keys }: { readonly keys: readonly string[] }) {
  const texts = useCardTexts();
  return keys.map((key, at) => (
    <Photo
      key={key}
      className="w-full"
      picture={pictureUrl(key, 640)}
      alt={texts.photo(at + 1, keys.length)}
      sizes="(min-width: 768px) 672px, 100vw"
    />
  ));
}
