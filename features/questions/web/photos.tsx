import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import { useQuestionsTexts } from "./words.ts";

/** The photos of a question or an answer: one is wide, several stand side by side. Each opens large. */
export function Photos({
  photos,
}: {
  /** What is shown and what opens. */
  readonly photos: readonly { readonly small: string; readonly large: string }[];
}) {
  const texts = useQuestionsTexts();
  if (photos.length === 0) return null;
  return (
    <div className={photos.length > 1 ? "grid grid-cols-2 gap-1" : undefined}>
      {photos.map(({ small, large }, index) => (
        <a key={small} href={large} target="_blank" rel="noreferrer">
          <Photo
            picture={small}
            alt={texts.photo(index + 1)}
            sizes={photos.length > 1 ? "(min-width: 48rem) 336px, 50vw" : "(min-width: 48rem) 672px, 100vw"}
            className="aspect-video w-full rounded-control bg-sunken object-cover"
          />
        </a>
      ))}
    </div>
  );
}

/** Both sizes of pictures by their keys. */
export function sizesOf(keys: readonly string[]): { readonly small: string; readonly large: string }[] {
  return keys.map((key) => ({ small: pictureUrl(key), large: pictureUrl(key, 1280) }));
}
