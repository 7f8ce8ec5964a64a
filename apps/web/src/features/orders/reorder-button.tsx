import { type NotReordered, reorder } from "@santha/contract/cart";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { takeCart } from "#features/cart";
import { call } from "#lib/api-client";
import { sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { Dialog } from "#ui/dialog";
import { Icon } from "#ui/icon";
import { showMessage } from "#ui/snackbar";
import { Words } from "#ui/wording";
import { useOrdersTexts } from "./orders.texts.ts";

/** Puts the lines of an order into the cart again and opens it; what did not come back in full is named before. */
export function ReorderButton({ orderId }: { readonly orderId: string }) {
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
      <Button look="second" wide busy={again.isPending} onClick={() => again.mutate()}>
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
