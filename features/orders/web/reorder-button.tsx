import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Dialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { type NotReordered, reorder } from "#features/cart/contract";
import { takeCart } from "#features/cart/web";
import { useOrdersTexts } from "./words.ts";

/** Puts the lines of an order into the cart again and opens it; what did not come back in full is named before. */
export function ReorderButton({
  orderId,
  small = false,
}: {
  readonly orderId: string;
  /** On a tile, beside its other buttons. */
  readonly small?: boolean;
}) {
  const texts = useOrdersTexts();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<readonly NotReordered[]>([]);
  const openCart = (): void => void navigate({ to: "/app/store/checkout/cart" });
  const again = useMutation({
    mutationFn: () => call(reorder, { params: { orderId } }),
    onSuccess: ({ cart, notReordered }) => {
      takeCart(cart);
      if (notReordered.length > 0) setMissing(notReordered);
      else openCart();
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
  });
  return (
    <>
      <Button look="second" small={small} wide={!small} busy={again.isPending} onClick={() => again.mutate()}>
        <Icon shape={RotateCcw} size="text" />
        {texts.reorder}
      </Button>
      {missing.length > 0 && (
        <Dialog
          title={texts.notAllBack}
          onClose={() => setMissing([])}
          footer={<Button onClick={openCart}>{texts.openCart}</Button>}
        >
          <ul className="stack-s">
            {missing.map(({ title, ordered, inCart }) => (
              <li key={title.en}>
                <b>
                  <Words of={title} />
                </b>
                <span className="c2 num block">
                  {inCart === 0 ? texts.gone : texts.onlySome(inCart, ordered)}
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
