import { Link } from "@tanstack/react-router";
import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { useSession } from "#engine/web/data/session.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { PhotoOrDrawing, ProductImage } from "#engine/web/ui/goods/product-image.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { ShareWithAll } from "#features/feed/web";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import { HeartButton } from "#features/wishlist/web";
import type { ProductView, Sku } from "../../contract/store.ts";
import { shareProduct } from "../share-product.ts";
import { useProductTexts } from "./product.texts.ts";

interface Photographed {
  readonly product: ProductView;
  /** In the language of the moment. */
  readonly title: string;
  /** What lies on the photos. */
  readonly children: ReactNode;
}

/** The photos to swipe through; until they can be, and where they cannot be fetched, the first one. */
const Gallery = lazyPart<Photographed>(
  () => import("./gallery/gallery.tsx").then((module) => module.Gallery),
  { isQuiet: true, instead: FirstPhoto },
);

function FirstPhoto({ product: { photos, bed, drawing }, title, children }: Photographed) {
  return (
    <div className={classes("bed gal-m has-photos", bed)}>
      <PhotoOrDrawing
        photo={photos[0] === undefined ? null : sourcesOf(photos[0])}
        picture={productPicture(drawing)}
        alt={title}
        sizes="(min-width: 64rem) 456px, 100vw"
        eager
        isFirst
      />
      {children}
    </div>
  );
}

/** The photos of the product, or its drawing on its bed, with the chosen pack, the heart, and the ways to share it. */
export function ProductPicture({ product, sku }: { readonly product: ProductView; readonly sku: Sku }) {
  const texts = useProductTexts();
  const isAdmin = useSession()?.roles.includes("platform-admin") === true;
  const language = useLanguage();
  const title = wordsIn(language, product.title).text;
  const pack = wordsIn(language, sku.pack).text;
  const onIt = (
    <>
      <HeartButton product={product} title={title} className="gal-like" />
      <IconButton
        className="gal-share"
        name={texts.share(title)}
        shape={Share2}
        onClick={() => void shareProduct(product)}
      />
      <ShareWithAll product={product} />
      <span className="gal-pack t-note b">{pack}</span>
    </>
  );
  return (
    <section className="gal" aria-label={`${title}, ${pack}`}>
      {product.photos.length > 0 ? (
        <Gallery product={product} title={title}>
          {onIt}
        </Gallery>
      ) : (
        <ProductImage className="gal-m" tint={product.bed} picture={productPicture(product.drawing)} eager>
          {onIt}
        </ProductImage>
      )}
      {isAdmin && (
        <Link
          className="link inline-flex min-h-11 items-center px-4"
          to="/app/admin/products/$level3Id"
          params={{ level3Id: String(product.level3Id) }}
        >
          {texts.changePhotos}
        </Link>
      )}
    </section>
  );
}
