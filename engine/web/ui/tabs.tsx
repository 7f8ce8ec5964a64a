import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classes } from "./classes.tsx";

/** Tabs with a border under the open one; only the open tab's content is rendered, as `children`. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  even = false,
  isNamed = false,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly text: ReactNode }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** True when the tabs share the width evenly. */
  readonly even?: boolean;
  /** True when tabs use their plain ids in the DOM, which must be unique in the page. */
  readonly isNamed?: boolean;
  readonly children: ReactNode;
}) {
  const group = useId();
  const idOf = (id: Id): string => (isNamed ? id : `${group}-${id}`);
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the open tab into view before the next paint, but not during layout, which would measure everything
  // twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => centre(list.current));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    document.getElementById(idOf(next.id))?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className={classes("tabs", even && "even")}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map(({ id, text }) => (
          <button
            type="button"
            key={id}
            id={idOf(id)}
            role="tab"
            aria-selected={id === selected}
            aria-controls={`${group}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${group}-panel`} aria-labelledby={idOf(selected)}>
        {children}
      </div>
    </>
  );
}

function centre(list: HTMLElement | null): void {
  const open = list?.querySelector<HTMLElement>("[aria-selected=true]");
  if (!list || !open) return;
  const [row, tab] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
  list.scrollLeft += tab.left - row.left - (row.width - tab.width) / 2;
}
