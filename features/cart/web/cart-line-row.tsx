import { Link } from "@tanstack/react-router";
import { CircleAlert, Trash2 } from "lucide-react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { Chip } from "#engine/web/ui/chip.tsx";
import { QuantityStepper } from "#engine/web/ui/form/quantity-stepper.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import { joinProductIds } from "#features/store/contract/store.ts";
import type { CartLine } from "../contract.ts";
import { isAboveStock } from "./cart-change.ts";
import { skuText } from "./sku-text.ts";
import { useSetQuantity } from "./use-cart-changes.ts";
import { useCartTexts } from "./words.ts";

/** One product of the cart: quantity to change, line total, what the agent earns, and what is wrong with it. */
export function CartLineRow({
  line,
  onRemove,
}: {
  readonly line: CartLine;
  readonly onRemove: (line: CartLine) => void;
}) {
  const texts = useCartTexts();
  const language = useLanguage();
  const { setQuantity, error } = useSetQuantity(line);
  const title = wordsIn(language, line.title).text;
  const ids = joinProductIds(line.level2Id, line.level3Id);
  const newTab = useIsWide() ? { target: "_blank", rel: "noopener" } : {};
  return (
    <article className="line" data-listing={line.listingId} tabIndex={-1}>
      <Thumb tint={line.bed} picture={productPicture(line.drawing)} photo={sourcesOf(line.photo)} />
      <div className="stack-s min-w-0 gap-0.5!">
        <h3 className="line-t">
          <Link to="/app/store/p/c/$title/$ids" params={{ title: line.slug, ids }} {...newTab}>
            <Words of={line.title} />
          </Link>
        </h3>
        <IconButton
          className="bin"
          name={texts.remove(title)}
          shape={Trash2}
          size="row"
          onClick={() => onRemove(line)}
        />
        <p className="t-small c2">
          {skuText(line, language)} ·{" "}
          <span className="num">{texts.each(formatPaise(line.priceInPaise))}</span>
        </p>
        <BreakNote line={line} />
        {line.discountInPaise > 0 && (
          <p className="t-small b text-madder-ink num">{texts.offer(formatPaise(line.discountInPaise))}</p>
        )}
        <div className="between mt-1.5 flex-wrap">
          <QuantityStepper
            name={title}
            quantity={line.quantity}
            most={Math.max(1, line.available)}
            onChange={setQuantity}
          />
          <div className="text-right">
            <Money paise={line.lineTotalInPaise} />
            {line.lineMarginInPaise !== null && (
              <div className="t-small pc-e">{texts.earn(formatPaise(line.lineMarginInPaise))}</div>
            )}
          </div>
        </div>
        <LineTrouble line={line} error={error} onTake={setQuantity} />
      </div>
    </article>
  );
}

/** That the price holds for so many packs, and from how many on each costs less. */
function BreakNote({ line: { priceBreaks, quantity } }: { readonly line: CartLine }) {
  const texts = useCartTexts();
  const reached = priceBreaks.findLast((each) => each.quantity <= quantity);
  const next = priceBreaks.find((each) => each.quantity > quantity);
  if (!reached && !next) return null;
  return (
    <p className="t-small c2 num">
      {[
        ...(reached ? [texts.breakReached(reached.quantity)] : []),
        ...(next ? [texts.nextBreak(next.quantity, formatPaise(next.priceInPaise))] : []),
      ].join(" · ")}
    </p>
  );
}

/** What is wrong with a line, or that its stock ends here. */
function LineTrouble({
  line,
  error,
  onTake,
}: {
  readonly line: CartLine;
  readonly error: Error | null;
  readonly onTake: (quantity: number) => void;
}) {
  const texts = useCartTexts();
  const { available } = line;
  if (isAboveStock(line)) {
    return (
      <div className="mt-1 stack-s" role="alert">
        <LineError text={available === 0 ? texts.soldOut : texts.tooMany(available)} />
        {available > 0 && (
          <Chip className="justify-self-start" onClick={() => onTake(available)}>
            {texts.takeAll(available)}
          </Chip>
        )}
      </div>
    );
  }
  if (error) return <LineError text={sentenceOf(error) ?? texts.noConnection} />;
  return line.quantity === available && available < 9999 ? (
    <p className="hint">{texts.onlyLeft(available)}</p>
  ) : null;
}

function LineError({ text }: { readonly text: string }) {
  return (
    <p className="err" role="alert">
      <Icon shape={CircleAlert} size="text" />
      {text}
    </p>
  );
}
