import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import { useAssortmentTexts } from "../words.ts";

/** Photos in their order, small; a press opens one as large as it is kept, in a new tab. */
export function PhotoStrip({ photos }: { readonly photos: readonly string[] }) {
  const texts = useAssortmentTexts();
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={pictureUrl(photo, 1280)} target="_blank" rel="noopener">
            <Photo
              picture={pictureUrl(photo)}
              alt={texts.photoNumber(index + 1)}
              sizes="96px"
              className="size-24 rounded-lg object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
