import { maximumSearchLength } from "@santha/contract/goods-choice";
import { useNavigate } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#ui/icon";
import { IconButton } from "#ui/icon-button";
import { type OpenList, useOpenList } from "./open-list.ts";
import { useRecentSearches, useUsedSearch } from "./recent-searches.ts";
import { SearchOptions } from "./search-options.tsx";
import { useStoreTexts } from "./store.texts.ts";
import { useStoreTitles } from "./store.titles.ts";
import { type SearchOption, useSearchOptions } from "./suggested-options.ts";

const pauseMs = 300;

interface SearchProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly autoFocus?: boolean;
}

/**
 * The search of the store: tells the words after a short pause in typing, at once on Enter and on clearing. Below it
 * stand suggestions for what is typed, or the recent searches while nothing is; arrows move through them, Enter picks.
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

/** The field itself, which tells readers about the list below it. */
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

/** Leads to the place or the product of an option. */
function useLeave(): (option: SearchOption) => void {
  const navigate = useNavigate();
  return ({ place, product }) => {
    if (product) void navigate({ to: "/app/store/p/$category/$productName/$id", params: product });
    if (place) {
      const { category, group } = place;
      void navigate({ to: "/app/store", search: group === null ? { category } : { category, group } });
    }
  };
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
