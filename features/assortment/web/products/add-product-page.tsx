import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import { SellersOnly } from "#features/selling/web";
import type { CommonProduct } from "../../contract/listings.ts";
import { commonProductsQuery } from "../api.ts";
import { useAssortmentTexts } from "../words.ts";

const isText = (kept: unknown): kept is string => typeof kept === "string";

/** Finds a product of the common list to sell it, or leads to proposing one. */
export function AddProductPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <CommonList />
      </SellersOnly>
    </PageBody>
  );
}

function CommonList() {
  const texts = useAssortmentTexts();
  const [search, setSearch] = useEntryState("common list", "", isText);
  const products = useInfiniteQuery(commonProductsQuery(search));
  return (
    <>
      <FindField
        label={texts.searchCommon}
        hint={texts.searchCommonHint}
        action={texts.find}
        asked={search}
        onFind={setSearch}
      />
      <p className="t-note flex flex-wrap items-center gap-x-2">
        <span className="c2">{texts.notInList}</span>
        <Link className="link inline-flex min-h-11 items-center" to="/app/sell/proposals/new">
          {texts.propose}
        </Link>
      </p>
      <Answer
        to={products}
        isEmpty={({ pages }) => pages[0]?.products.length === 0}
        empty={<EmptyState drawing={<BasketDrawing />} title={texts.noneInList} />}
      >
        {({ pages }) => (
          <>
            <Card>
              <ul aria-label={texts.searchCommon}>
                {pages
                  .flatMap((page) => page.products)
                  .map((product) => (
                    <CommonRow key={product.level3Id} product={product} />
                  ))}
              </ul>
            </Card>
            <LoadMore list={products} />
          </>
        )}
      </Answer>
    </>
  );
}

function CommonRow({ product }: { readonly product: CommonProduct }) {
  const texts = useAssortmentTexts();
  const { ownPackCount, packCount, licenceNeeded } = product;
  return (
    <li className="border-line border-t first:border-0">
      <Link
        className="flex items-center gap-3 p-3"
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
          <span className="t-small block">
            {ownPackCount > 0 ? texts.youSell(ownPackCount, packCount) : texts.youSellNone(packCount)}
            {licenceNeeded && <span className="c2">{` · ${texts.needsLicence(licenceNeeded)}`}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}
