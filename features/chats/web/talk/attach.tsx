import { Button } from "#engine/web/ui/button.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { ProductFinder } from "#features/catalogue/web";
import { type PhotoList, PhotoListField } from "#features/files/web";
import type { ProductCard } from "#features/store/contract/store.ts";
import { mostPhotos } from "../../contract/shapes.ts";
import { useChatsTexts } from "../words.ts";

const OrderChoice = lazyPart(() => import("./order-choice.tsx").then((module) => module.OrderChoice));

/** What the sheet shows and changes. */
export interface AttachProps {
  readonly photos: PhotoList;
  readonly product: ProductCard | null;
  readonly order: string | null;
  readonly hasOwnOrders: boolean;
  readonly onProduct: (product: ProductCard | null) => void;
  readonly onOrder: (orderId: string | null) => void;
  readonly onClose: () => void;
}

/** Photos, a product and an order for the next message. */
export function Attach({ photos, product, order, hasOwnOrders, onProduct, onOrder, onClose }: AttachProps) {
  const texts = useChatsTexts();
  return (
    <Sheet title={texts.attachTitle} onClose={onClose}>
      <div className="stack">
        <PhotoListField label={texts.photos} hint={texts.photosHint} list={photos} most={mostPhotos} />
        <ProductFinder product={product} onChange={onProduct} />
        {hasOwnOrders && <OrderChoice order={order} onChange={onOrder} />}
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Sheet>
  );
}
