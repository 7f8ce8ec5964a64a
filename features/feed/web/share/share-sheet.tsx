import { useMutation } from "@tanstack/react-query";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ProductView } from "#features/store/contract/store.ts";
import { withdraw } from "./share.api.ts";
import { useShareTexts } from "./share.texts.ts";
import { ShareForm } from "./share-form.tsx";

export type SharedProduct = Pick<ProductView, "level3Id" | "title">;

/** Writes a share of a product; of one that is shared already, the way to it and the way to withdraw it. */
export function ShareSheet({
  product,
  itemId,
  onClose,
}: {
  readonly product: SharedProduct;
  readonly itemId: string | null;
  readonly onClose: () => void;
}) {
  const texts = useShareTexts();
  const language = useLanguage();
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <div className="stack pb-3">
        <p className="c2">{wordsIn(language, product.title).text}</p>
        {itemId === null ? (
          <ShareForm level3Id={product.level3Id} onShared={onClose} />
        ) : (
          <Shared itemId={itemId} onClose={onClose} />
        )}
      </div>
    </Sheet>
  );
}

function Shared({ itemId, onClose }: { readonly itemId: string; readonly onClose: () => void }) {
  const texts = useShareTexts();
  const withdrawing = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      showMessage(texts.withdrawn);
      onClose();
    },
  });
  return (
    <>
      {withdrawing.error && <Note job="trouble">{sentenceOf(withdrawing.error) ?? texts.notWithdrawn}</Note>}
      <Note job="done">{texts.isShared}</Note>
      <div className="flex flex-wrap gap-2">
        <Button look="onpaper" busy={withdrawing.isPending} onClick={() => withdrawing.mutate(itemId)}>
          {texts.withdraw}
        </Button>
        <ButtonLink look="second" to="/app/home/social">
          {texts.see}
        </ButtonLink>
      </div>
    </>
  );
}
