import { History, LayoutGrid, type LucideIcon, Package, Search } from "lucide-react";
import { classes } from "#engine/web/ui/classes.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useStoreTexts } from "../words.ts";
import type { SearchOption } from "./suggested-options.ts";

const shapes: Record<SearchOption["kind"], LucideIcon> = {
  recent: History,
  instead: Search,
  place: LayoutGrid,
  product: Package,
};

/** The list below the search field; the field keeps the focus and says which option is active. */
export function SearchOptions({
  id,
  options,
  active,
  onPick,
  onForget,
}: {
  readonly id: string;
  readonly options: readonly SearchOption[];
  /** Place of the active option; -1 for none. */
  readonly active: number;
  readonly onPick: (option: SearchOption) => void;
  readonly onForget: () => void;
}) {
  const texts = useStoreTexts();
  const isRecent = options[0]?.kind === "recent";
  return (
    // A press must not take the focus from the field before it is picked.
    <div className="search-options" onPointerDown={(event) => event.preventDefault()}>
      {isRecent && <p className="t-note c2 search-options-head">{texts.recentSearches}</p>}
      <div role="listbox" id={id} aria-label={isRecent ? texts.recentSearches : texts.suggestions}>
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          <div
            key={option.key}
            role="option"
            id={`${id}-${at}`}
            aria-selected={at === active}
            className={classes("search-option", at === active && "on")}
            onClick={() => onPick(option)}
          >
            <Icon shape={shapes[option.kind]} size="row" />
            <span className="overflow-anywhere">{option.text}</span>
          </div>
        ))}
      </div>
      {isRecent && (
        <button type="button" className="linkish search-options-head" onClick={onForget}>
          {texts.clearRecent}
        </button>
      )}
    </div>
  );
}
