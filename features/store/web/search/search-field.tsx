import { useNavigate, useRouter } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { maximumSearchLength } from "../../contract/goods-choice.ts";
import { type OpenList, useOpenList } from "../open-list.ts";
import { useStoreTitles } from "../titles.ts";
import { useStoreTexts } from "../words.ts";
import { useRecentSearches, useUsedSearch } from "./recent-searches.ts";
import { SearchOptions } from "./search-options.tsx";
import { type SearchOption, useSearchOptions } from "./suggested-options.ts";

const pauseMs = 300;

interface SearchProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly autoFocus?: boolean;
}

/**
 * The search field of the store. Calls `onSearch` after a pause in typing, or at once on Enter and clearing. Shows
 * suggestions, or recent searches while empty; arrow keys select, Enter opens.
 */
export function SearchField({ q, onSearch, autoFocus = false }: SearchProps) {
  const texts = useStoreTexts();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(q, onSearch);
  const { recent, remember, forgetAll } = useRecentSearches();
  useUsedSearch(q, remember);
  const listId = useId();
  const list = useOpenList();
  const options = useSearchOptions(typed, list.isOpen, recent);
  const isShown = list.isOpen && options.length > 0;
  const leave = useLeave();
  const done = (words: string): void => {
    remember(words);
    list.close();
    field.current?.blur();
  };
  const searchFor = (words: string): void => {
    setTyped(words);
    if (words !== q) onSearch(words);
    done(words);
  };
  const pick = (option: SearchOption): void => {
    if (option.q !== undefined) searchFor(option.q);
    else {
      done(typed);
      leave(option);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const option = isShown ? options[list.active] : undefined;
    if (option) pick(option);
    else searchFor(typed.trim());
  };
  const clear = (): void => {
    setTyped("");
    onSearch("");
    field.current?.focus();
  };
  return (
    <search className="search-field">
      <form className="input" onSubmit={submit}>
        <Icon shape={Search} />
        <SearchInput
          ref={field}
          typed={typed}
          onType={setTyped}
          autoFocus={autoFocus}
          list={list}
          listId={isShown ? listId : undefined}
          optionCount={options.length}
        />
        {typed !== "" && <IconButton className="-mr-3" name={texts.clearSearch} shape={X} onClick={clear} />}
      </form>
      {isShown && (
        <SearchOptions
          id={listId}
          options={options}
          active={list.active}
          onPick={pick}
          onForget={forgetAll}
        />
      )}
    </search>
  );
}

/** The input with its ARIA link to the list below. */
function SearchInput({
  ref,
  typed,
  onType,
  autoFocus,
  list,
  listId,
  optionCount,
}: {
  readonly ref: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly autoFocus: boolean;
  readonly list: OpenList;
  /** Undefined while no list is shown. */
  readonly listId: string | undefined;
  readonly optionCount: number;
}) {
  const { search } = useStoreTitles();
  return (
    <input
      ref={ref}
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
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={
        listId !== undefined && list.active >= 0 ? `${listId}-${list.active}` : undefined
      }
      onFocus={list.open}
      onBlur={list.close}
      onKeyDown={(event) => list.onKey(event, optionCount)}
      onChange={(event) => {
        onType(event.target.value);
        list.open();
      }}
    />
  );
}

/** Opens the category or product of an option; a product opens in a new tab on wide screens. */
function useLeave(): (option: SearchOption) => void {
  const navigate = useNavigate();
  const router = useRouter();
  const isWide = useIsWide();
  return ({ place, product }) => {
    if (product) {
      const there = { to: "/app/store/p/$category/$productName/$id", params: product } as const;
      const { href } = router.buildLocation(there);
      if (isWide) window.open(router.history.createHref(href), "_blank", "noopener");
      else void navigate(there);
    }
    if (place) {
      const { category, group } = place;
      void navigate({ to: "/app/store", search: group === null ? { category } : { category, group } });
    }
  };
}

/** The text of the field: as typed, until the address gets other words, as on going back. */
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
