import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { withSkuChange } from "#engine/web/routes/history-counting.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { priceWithOffer, type Sku } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";
import { type Axis, type AxisOption, axesOf, isForSale, leadListing } from "./sku-axes.ts";

/** The packs as tiles with their prices, every further property as chips. A choice is one more history entry. */
export function SkuChoice({ skus, chosen }: { readonly skus: readonly Sku[]; readonly chosen: Sku }) {
  const navigate = useNavigate();
  const choose = (sku: Sku): void => {
    if (sku.skuId === chosen.skuId) return;
    void navigate({ to: ".", search: { sku: sku.skuId }, state: withSkuChange, resetScroll: false });
  };
  const axes = axesOf(skus, chosen);
  return axes.map((axis, index) => (
    <AxisRow key={axis.key} axis={axis}>
      {(option, name) =>
        index === 0 ? (
          <PackTile option={option} isOnlyAxis={axes.length === 1} name={name} onChoose={choose} />
        ) : (
          <ChipChoice option={option} name={name} onChoose={choose} />
        )
      }
    </AxisRow>
  ));
}

function AxisRow({
  axis,
  children,
}: {
  readonly axis: Axis;
  readonly children: (option: AxisOption, name: string) => ReactNode;
}) {
  return (
    <fieldset className="stack-s mt-1">
      <legend className="lab mb-2">
        <Words of={axis.name} />
      </legend>
      <div className="skus">
        {axis.options.map((option) => (
          <span key={`${option.attribute.value} ${option.attribute.unit}`} className="contents">
            {children(option, axis.key)}
          </span>
        ))}
      </div>
    </fieldset>
  );
}

interface Choice {
  readonly option: AxisOption;
  /** Groups the radios of an axis. */
  readonly name: string;
  readonly onChoose: (sku: Sku) => void;
}

function PackTile({ option, isOnlyAxis, name, onChoose }: Choice & { readonly isOnlyAxis: boolean }) {
  const texts = useProductTexts();
  const language = useLanguage();
  const { sku, attribute, isChosen } = option;
  const listing = leadListing(sku);
  const isSold = isForSale(sku);
  return (
    <SkuRadio
      option={option}
      name={name}
      onChoose={onChoose}
      className={classes("sku", isChosen && "on", !isSold && "off")}
    >
      <b className="t-note">
        {isOnlyAxis ? wordsIn(language, sku.pack).text : texts.amount(attribute.value, attribute.unit)}
      </b>
      <span className="t-small c2 num">
        {isSold && listing ? formatPaise(priceWithOffer(listing)) : texts.soldOut}
      </span>
    </SkuRadio>
  );
}

function ChipChoice({ option, name, onChoose }: Choice) {
  const texts = useProductTexts();
  const { attribute, isChosen } = option;
  return (
    <SkuRadio
      option={option}
      name={name}
      onChoose={onChoose}
      className={classes("chip tall", isChosen && "on")}
    >
      {texts.amount(attribute.value, attribute.unit)}
    </SkuRadio>
  );
}

/** The native radio covers its tile unseen, so keyboard, touch and readers work by themselves. */
function SkuRadio({
  option,
  name,
  onChoose,
  className,
  children,
}: Choice & { readonly className: string; readonly children: ReactNode }) {
  return (
    <label className={className}>
      <input
        type="radio"
        className="cover"
        name={`sku-${name}`}
        checked={option.isChosen}
        onChange={() => onChoose(option.sku)}
      />
      {children}
    </label>
  );
}
