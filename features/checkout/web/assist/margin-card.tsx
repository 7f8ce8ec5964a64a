import { Card } from "#engine/web/ui/card.tsx";
import { StruckMoney } from "#engine/web/ui/goods/money.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { CartLine } from "#features/cart/contract";
import { skuText } from "#features/cart/web";
import { mostMarginOf } from "../../contract/assist.ts";
import { PackPrice, packPriceOf } from "../pack-price.tsx";
import { AmountField } from "./amount-field.tsx";
import { useAssistTexts } from "./assist.texts.ts";
import { type AmountFault, type AssistDraft, marginNow, rupeesText, shownMargin } from "./assist-draft.ts";

/** What the agent asks for each pack of a line, beside what the farmer then pays for it. */
export function MarginCard({
  lines,
  draft,
  faults,
  onType,
}: {
  readonly lines: readonly CartLine[];
  readonly draft: AssistDraft;
  readonly faults: ReadonlyMap<number, AmountFault>;
  readonly onType: (listingId: number, rupees: string) => void;
}) {
  const texts = useAssistTexts();
  return (
    <Card aria-label={texts.yourMargin}>
      <div className="cart-h">
        <h2 className="h2">{texts.yourMargin}</h2>
        <p className="t-note c2">{texts.marginHint}</p>
      </div>
      {lines.map((line) => (
        <MarginLine
          key={line.listingId}
          line={line}
          draft={draft}
          fault={faults.get(line.listingId)}
          onType={(rupees) => onType(line.listingId, rupees)}
        />
      ))}
    </Card>
  );
}

function MarginLine({
  line,
  draft,
  fault,
  onType,
}: {
  readonly line: CartLine;
  readonly draft: AssistDraft;
  readonly fault: AmountFault | undefined;
  readonly onType: (rupees: string) => void;
}) {
  const texts = useAssistTexts();
  const language = useLanguage();
  const margin = marginNow(draft, line);
  const suggested = line.suggestedMarginInPaise ?? 0;
  const pays = packPriceOf(line) + shownMargin(draft, line);
  return (
    <article className="border-t border-line px-3.5 py-3 first-of-type:border-t-0">
      <div className="between items-baseline">
        <h3 className="t-note b min-w-0">
          <Words of={line.title} />
        </h3>
        <span className="t-note c2 num whitespace-nowrap">
          <PackPrice of={line} /> × {line.quantity}
        </span>
      </div>
      <p className="t-small c2 mb-2">{skuText(line, language)}</p>
      <AmountField
        label={texts.onEach}
        spoken={texts.marginOf(wordsIn(language, line.title).text)}
        name={`margin-${line.listingId}`}
        value={draft.margins[line.listingId] ?? rupeesText(margin ?? 0)}
        most={mostMarginOf(line)}
        error={useAmountError(fault, texts.tooMuch)}
        onType={onType}
      />
      <div className="between flex-wrap gap-y-1! t-small">
        <span className="c2 num">
          {texts.farmerPays(formatPaise(pays), formatPaise(line.mrpInPaise))}
          {line.discountInPaise > 0 && (
            <>
              {", "}
              {texts.beforeOffer} <StruckMoney paise={pays + line.discountInPaise} />
            </>
          )}
        </span>
        {margin === suggested ? (
          <span className="pc-e">{texts.suggested(formatPaise(suggested))}</span>
        ) : (
          <button type="button" className="link min-h-11" onClick={() => onType(rupeesText(suggested))}>
            {texts.takeSuggested(formatPaise(suggested))}
          </button>
        )}
      </div>
    </article>
  );
}

/** The sentence for an amount that is none or too much. */
export function useAmountError(
  fault: AmountFault | null | undefined,
  tooMuch: (most: string) => string,
): string | undefined {
  const texts = useAssistTexts();
  if (!fault) return undefined;
  return fault.kind === "no-amount" ? texts.noAmount : tooMuch(formatPaise(fault.most));
}
