import { Link } from "@tanstack/react-router";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { type Column, Table } from "#engine/web/ui/table.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import type { OwnProduct } from "../../contract/listings.ts";
import { useAssortmentTexts } from "../words.ts";
import { percentText } from "./commission-by-rule.tsx";
import { StateTag } from "./state-chips.tsx";

/** The own products: a table on wide screens, else one card with a row for each. */
export function OwnProductList({ products }: { readonly products: readonly OwnProduct[] }) {
  const texts = useAssortmentTexts();
  const isWide = useIsWide();
  if (!isWide)
    return (
      <Card>
        <ul aria-label={texts.show}>
          {products.map((product) => (
            <ProductRow key={product.level3Id} product={product} />
          ))}
        </ul>
      </Card>
    );
  const columns: readonly Column<OwnProduct>[] = [
    { id: "product", head: texts.product, cell: (product) => <ProductCell product={product} /> },
    { id: "packs", head: texts.packsAndPrice, cell: (product) => <Packs product={product} /> },
    { id: "stock", head: texts.stock, isFigure: true, cell: (product) => <Stocks product={product} /> },
    { id: "state", head: texts.stateHead, cell: (product) => <State product={product} /> },
  ];
  return (
    <Card>
      <Table
        label={texts.show}
        columns={columns}
        rows={products}
        rowKey={({ level3Id }) => String(level3Id)}
      />
    </Card>
  );
}

function ProductRow({ product }: { readonly product: OwnProduct }) {
  return (
    <li className="stack-s border-line border-t p-3 first:border-0">
      <ProductCell product={product} hasState />
      <LicenceEnded product={product} />
      <Packs product={product} hasStock />
    </li>
  );
}

function ProductCell({
  product,
  hasState = false,
}: {
  readonly product: OwnProduct;
  readonly hasState?: boolean;
}) {
  return (
    <Link
      className="flex min-h-11 items-center gap-3"
      to="/app/sell/catalogue/$level3Id"
      params={{ level3Id: String(product.level3Id) }}
    >
      <Thumb
        small
        tint={product.bed}
        picture={productPicture(product.drawing)}
        photo={sourcesOf(product.photo)}
      />
      <span className="min-w-0">
        <span className="b block">
          <Words of={product.title} />
        </span>
        <span className="t-small c2 block">
          <Words of={product.group} />
          {" · "}
          <Written>{product.maker}</Written>
        </span>
        {hasState && <StateTag state={product.state} />}
      </span>
    </Link>
  );
}

function State({ product }: { readonly product: OwnProduct }) {
  return (
    <>
      <StateTag state={product.state} />
      <LicenceEnded product={product} />
    </>
  );
}

/** Why listed packs are off the shelves, and the way to put them back. */
function LicenceEnded({ product: { state, packs, licenceNeeded } }: { readonly product: OwnProduct }) {
  const texts = useAssortmentTexts();
  if (state !== "licenceMissing" || licenceNeeded === null || !packs.some(({ isListed }) => isListed))
    return null;
  return (
    <p className="t-small">
      <span className="block">{texts.licenceEnded(licenceNeeded)}</span>
      <Link className="link inline-flex min-h-11 items-center" to="/app/sell/licences">
        {texts.renew}
      </Link>
    </p>
  );
}

/** Whether orders have taken all that is there. */
const isOut = ({ onHand, inOrders }: OwnProduct["packs"][number]): boolean => onHand <= inOrders;

/** Each pack with its price, on phones with its stock too. */
function Packs({ product, hasStock = false }: { readonly product: OwnProduct; readonly hasStock?: boolean }) {
  const texts = useAssortmentTexts();
  return (
    <ul className={classes("t-note", !hasStock && "max-w-96")}>
      {product.packs.map((pack) => (
        <li
          key={pack.listingId}
          className={classes("flex flex-wrap justify-between gap-x-4", !pack.isListed && "c3")}
        >
          <span className="c2">
            <Words of={pack.pack} />
            {!pack.isListed && product.state !== "hidden" && ` (${texts.packHidden})`}
          </span>
          <span className="num">
            <PlainMoney paise={pack.priceInPaise} />
            {hasStock ? (
              <span
                className={isOut(pack) ? "b text-chilli-ink" : "b"}
              >{` · ${texts.ofPack(pack.onHand)}`}</span>
            ) : (
              <small className="c2">
                {` ${texts.mrp} `}
                <PlainMoney paise={pack.mrpInPaise} />
              </small>
            )}
          </span>
        </li>
      ))}
      {product.commissionRule && product.packs.some((pack) => pack.isCommissionByRule) && (
        <li className="t-small c2">
          {texts.goesByRule(product.commissionRule.scope, percentText(product.commissionRule))}
        </li>
      )}
    </ul>
  );
}

function Stocks({ product }: { readonly product: OwnProduct }) {
  return (
    <ul className="t-note num">
      {product.packs.map((pack) => (
        <li key={pack.listingId} className={isOut(pack) ? "b text-chilli-ink" : undefined}>
          {formatCount(pack.onHand)}
        </li>
      ))}
    </ul>
  );
}
