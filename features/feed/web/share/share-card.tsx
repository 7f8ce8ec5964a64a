import { productPicture } from "#engine/web/browser/drawings.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import type { FeedItem } from "../../contract.ts";
import { AuthorLine } from "../author-line.tsx";
import { SharedProducts } from "./shared-products.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";
import { WrittenText } from "./written-text.tsx";

/** A promotion: a poster in the tint of its first product, the words below it, and the products to buy. */
export function ShareCard({ item, title }: { readonly item: FeedItem; readonly title: string }) {
  const [first] = item.productsMetaData;
  return (
    <article className="card feed-card">
      <div className={`promo ${first?.bed ?? "care"}`}>
        <div className="promo-w">
          <AuthorLine item={item} />
          <h3 className="t-lead b" lang={languageWritten(title)}>
            {title}
          </h3>
        </div>
        {first && (
          <img
            className="pic"
            src={productPicture(first.drawing)}
            alt=""
            width={92}
            height={104}
            loading="lazy"
            decoding="async"
          />
        )}
        {item.isMine && <WithdrawButton itemId={item.id} title={title} />}
      </div>
      {item.text && <WrittenText text={item.text} />}
      <SharedProducts item={item} />
    </article>
  );
}
