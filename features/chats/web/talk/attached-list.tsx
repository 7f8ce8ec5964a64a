import { Button } from "#engine/web/ui/button.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { ProductCard } from "#features/store/contract/store.ts";
import { useChatsTexts } from "../words.ts";

/** What stands beside the words of the next message, as one press that opens it. */
export function AttachedList({
  photoCount,
  product,
  order,
  onOpen,
}: {
  readonly photoCount: number;
  readonly product: ProductCard | null;
  readonly order: string | null;
  readonly onOpen: () => void;
}) {
  const texts = useChatsTexts();
  const language = useLanguage();
  const parts = [
    photoCount > 0 && texts.withPhotos(photoCount),
    product && texts.withProduct(product.title[language]),
    order !== null && texts.withOrder(order),
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return null;
  return (
    <Button look="onpaper" small className="justify-self-start" onClick={onOpen}>
      {parts.join(" · ")}
    </Button>
  );
}
