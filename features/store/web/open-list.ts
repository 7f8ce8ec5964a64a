import { type KeyboardEvent, useState } from "react";

/** Whether the list below a field is open, which option is active, and how the keys move. */
export interface OpenList {
  readonly isOpen: boolean;
  /** Place of the active option; -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  /** Arrows move through so many options and back into the field, Escape closes. */
  readonly onKey: (event: KeyboardEvent, optionCount: number) => void;
}

/** A list that opens below a field, which keeps the focus. */
export function useOpenList(): OpenList {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const open = (): void => {
    setIsOpen(true);
    setActive(-1);
  };
  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
  };
  const onKey = (event: KeyboardEvent, optionCount: number): void => {
    if (event.key === "Escape" && isOpen && optionCount > 0) {
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setIsOpen(true);
    // One more place than there are options: from the last one the way leads back into the field.
    const places = optionCount + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  return { isOpen, active, open, close, onKey };
}
