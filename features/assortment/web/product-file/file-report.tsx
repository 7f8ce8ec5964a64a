import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { type ProductFileReport, productColumns } from "../../contract/product-files.ts";
import { useProductFileTexts } from "./product-file.texts.ts";

/** What the check of a file found: what is to be corrected, and what may be sent. */
export function FileReport({
  report: { products, rejected },
  isSent,
  isSending,
  onSend,
}: {
  readonly report: ProductFileReport;
  /** Whether what was in order has left already. */
  readonly isSent: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}) {
  const texts = useProductFileTexts();
  return (
    <>
      {rejected.length > 0 && (
        <Card pad aria-label={texts.toCorrect(rejected.length)}>
          <h2 className="h2">{texts.toCorrect(rejected.length)}</h2>
          <p className="t-note c2 mt-1 mb-2">{texts.correctHint}</p>
          <ul>
            {rejected.map(({ rowNumber, column, title, reason }) => (
              <li key={rowNumber} className="border-line t-note border-t py-2 first:border-0">
                <span className="b">
                  {texts.row(rowNumber)}
                  {column && <span lang="en">{`, ${productColumns[column]}`}</span>}
                </span>
                {title !== "" && (
                  <>
                    {" · "}
                    <Written>{title}</Written>
                  </>
                )}
                <span className="block">{reason}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {products.length > 0 ? (
        <Card pad aria-label={texts.inOrder(products.length)}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="h2">{texts.inOrder(products.length)}</h2>
            <Button busy={isSending} onClick={onSend}>
              {texts.send(products.length)}
            </Button>
          </div>
          <ul className="mt-2">
            {products.map(({ rowNumber, title, group, packCount, priceInPaise }) => (
              <li
                key={rowNumber}
                className="border-line flex items-baseline justify-between gap-3 border-t py-2 first:border-0"
              >
                <span className="min-w-0">
                  <span className="b block">
                    <Words of={title} />
                  </span>
                  <span className="t-small c2 block">
                    <Words of={group} />
                    {` · ${texts.packs(packCount)}`}
                  </span>
                </span>
                <Money paise={priceInPaise} />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        !isSent && rejected.length > 0 && <p className="t-note c2">{texts.noneInOrder}</p>
      )}
    </>
  );
}
