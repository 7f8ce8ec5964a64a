import { Heart, MapPin, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { formatPaise } from "../../words/money.ts";
import { classes } from "../classes.tsx";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useWords } from "../words.texts.ts";
import { Money } from "./money.tsx";
import { type ImageTint, type PhotoSources, ProductImage, Thumb } from "./product-image.tsx";

/** What a product shows in cards and rows. */
export interface ProductFacts {
  readonly title: string;
  readonly pack: string;
  readonly tint: ImageTint;
  readonly picture: string;
  readonly photo?: PhotoSources | null | undefined;
  readonly priceInPaise: number;
  /** Margin of the agent; nothing is drawn without it. */
  readonly marginInPaise?: number | null | undefined;
  /** Who sells it, in a line of its own. */
  readonly seller?: string | undefined;
  /** Words of an offer at this pin code. */
  readonly offer?: string | undefined;
  /** Why it cannot be bought from here. */
  readonly hindrance?: string | undefined;
  /** How it can be bought, where not with a press on the card. */
  readonly wayOn?: string | undefined;
}

/** A product in a card: one that nobody sells has no pack and no price. */
type CardFacts = Pick<ProductFacts, "title" | "tint" | "picture"> & Partial<ProductFacts>;

/** Adds to the cart: a plus that becomes the count. */
export function AddButton({
  title,
  count = 0,
  onAdd,
  disabled,
}: {
  readonly title: string;
  readonly count?: number;
  readonly onAdd: () => void;
  readonly disabled?: boolean;
}) {
  const words = useWords();
  return (
    <button
      type="button"
      className={classes("add", count > 0 && "in")}
      aria-label={count > 0 ? words.inCart(count, title) : words.addToCart(title)}
      disabled={disabled}
      onClick={onAdd}
    >
      {count > 0 ? count : <Icon shape={Plus} />}
    </button>
  );
}

/** A product on its bed: two-line title, pack, price, what the agent earns. `link` wraps picture and title with the page's own link. */
export function ProductCard({
  product,
  link,
  action,
  wishlist,
  eager = false,
}: {
  readonly product: CardFacts;
  readonly link: (content: ReactNode, place: "picture" | "title") => ReactNode;
  readonly action?: ReactNode;
  readonly wishlist?: { readonly isIn: boolean; readonly onToggle: () => void } | undefined;
  readonly eager?: boolean;
}) {
  const words = useWords();
  return (
    <article className="card pc">
      {link(
        <ProductImage tint={product.tint} picture={product.picture} photo={product.photo} eager={eager}>
          {product.offer && (
            <span className="deal num">
              <Icon shape={MapPin} size="text" />
              {product.offer}
            </span>
          )}
        </ProductImage>,
        "picture",
      )}
      {wishlist && (
        <IconButton
          className={classes("like", wishlist.isIn && "on")}
          name={words.wishlist(product.title)}
          shape={Heart}
          size="row"
          aria-pressed={wishlist.isIn}
          onClick={wishlist.onToggle}
        />
      )}
      <div className="pc-b">
        <h3 className="pc-t clip2">{link(product.title, "title")}</h3>
        <div className="t-small c2">
          {product.pack}
          {product.offer && <span className="sr">, {product.offer}</span>}
        </div>
        {product.seller && <div className="t-small c3 clip1">{product.seller}</div>}
        {product.hindrance && <div className="t-small b text-chilli-ink">{product.hindrance}</div>}
        {product.wayOn && <div className="t-small b c2">{product.wayOn}</div>}
        <div className="pc-p">
          {product.priceInPaise !== undefined && (
            <div>
              <Money paise={product.priceInPaise} />
              {!!product.marginInPaise && (
                <div className="t-small pc-e">{words.earn(formatPaise(product.marginInPaise))}</div>
              )}
            </div>
          )}
          {action}
        </div>
      </div>
    </article>
  );
}

/** A product in one row: small bed, title, price and pack, what the agent earns, action. */
export function ProductRow({
  product,
  link,
  action,
}: {
  readonly product: ProductFacts;
  readonly link: (content: ReactNode, place: "picture" | "title") => ReactNode;
  readonly action?: ReactNode;
}) {
  const words = useWords();
  return (
    <div className="mini">
      {link(<Thumb small tint={product.tint} picture={product.picture} photo={product.photo} />, "picture")}
      <div className="min-w-0">
        <div className="t-small clip2">{link(product.title, "title")}</div>
        <div className="mini-p">
          <span className="t-note">
            <Money paise={product.priceInPaise} />
          </span>
          <span className="t-small c2">{product.pack}</span>
        </div>
        {product.offer && <div className="t-small b text-madder-ink">{product.offer}</div>}
        {product.hindrance && <div className="t-small b text-chilli-ink">{product.hindrance}</div>}
        {product.wayOn && <div className="t-small b c2">{product.wayOn}</div>}
        {!!product.marginInPaise && (
          <div className="t-small pc-e">{words.earn(formatPaise(product.marginInPaise))}</div>
        )}
      </div>
      {action}
    </div>
  );
}
