import { maximumSearchLength } from "@santha/contract/goods-choice";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon";
import { IconButton } from "#ui/icon-button";
import { useStoreTexts } from "./store.texts.ts";
import { useStoreTitles } from "./store.titles.ts";

const pauseMs = 300;

/** The search of the store: tells the words after a short pause in typing, at once on Enter and on clearing. */
export function SearchField({
  q,
  onSearch,
  autoFocus = false,
}: {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly autoFocus?: boolean;
}) {
  const texts = useStoreTexts();
  const { search } = useStoreTitles();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(q, onSearch);
  const clear = (): void => {
    setTyped("");
    onSearch("");
    field.current?.focus();
  };
  return (
    <search>
      <form
        className="input"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== q) onSearch(typed.trim());
          field.current?.blur();
        }}
      >
        <Icon shape={Search} />
        <input
          ref={field}
          type="search"
          className="plain-search"
          name="q"
          value={typed}
          maxLength={maximumSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the search page is opened to type into it
          autoFocus={autoFocus}
          aria-label={search}
          placeholder={search}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== "" && <IconButton className="-mr-3" name={texts.clearSearch} shape={X} onClick={clear} />}
      </form>
    </search>
  );
}

/** What stands in the field: what is typed, until the address changes to other words, as on going back. */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [knownQ, setKnownQ] = useState(q);
  if (q !== knownQ) {
    setKnownQ(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const tell = useRef(onSearch);
  useEffect(() => {
    tell.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => tell.current(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, q]);
  return [typed, setTyped] as const;
}
