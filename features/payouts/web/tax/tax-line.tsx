import type { ReactNode } from "react";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { type Levy, levyNames } from "#features/withholding/contract";

/** A tax with its amount; `children` says more of it in a line below. */
export function TaxLine({
  levy,
  amountInPaise,
  children,
}: {
  readonly levy: Levy;
  readonly amountInPaise: number;
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <li className="py-1">
      <div className="t-note flex items-baseline justify-between gap-3">
        <span>{wordsIn(language, levyNames[levy]).text}</span>
        <Money paise={amountInPaise} />
      </div>
      <div className="t-small c2">{children}</div>
    </li>
  );
}
