import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { goodsQuery, ProductLine } from "#features/catalogue/web";
import { type PhotoList, PhotoListField } from "#features/files/web";
import type { ProductCard } from "#features/store/contract/store.ts";
import { mostPhotos } from "../../contract/shapes.ts";
import { useChatsTexts } from "../words.ts";

const OrderChoice = lazyPart(() => import("./order-choice.tsx").then((module) => module.OrderChoice));

const mostFound = 5;

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
        <ProductChoice product={product} onChange={onProduct} />
        {hasOwnOrders && <OrderChoice order={order} onChange={onOrder} />}
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Sheet>
  );
}

function ProductChoice({
  product,
  onChange,
}: {
  readonly product: ProductCard | null;
  readonly onChange: (product: ProductCard | null) => void;
}) {
  const texts = useChatsTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const found = useInfiniteQuery({ ...goodsQuery({ q: asked }), enabled: asked !== "" });
  if (product)
    return (
      <div className="stack-s">
        <ProductLine product={product} />
        <Button look="quiet" small onClick={() => onChange(null)}>
          {texts.dropProduct}
        </Button>
      </div>
    );
  const products = found.data?.pages[0]?.products.slice(0, mostFound);
  return (
    <div className="stack-s">
      <TextField
        label={texts.product}
        hint={texts.productHint}
        name="product"
        autoComplete="off"
        maxLength={60}
        value={typed}
        error={products?.length === 0 ? texts.noProduct : undefined}
        onChange={(event) => setTyped(event.target.value)}
        after={
          <Button look="quiet" small busy={found.isFetching} onClick={() => setAsked(typed.trim())}>
            {texts.findProduct}
          </Button>
        }
      />
      {products?.map((each) => (
        <Button key={each.level3Id} look="onpaper" wide onClick={() => onChange(each)}>
          {texts.takeProduct(each.title[language])}
        </Button>
      ))}
    </div>
  );
}
