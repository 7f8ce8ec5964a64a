import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { FindField } from "../form/find-field.tsx";
import { SelectField } from "../form/select-field.tsx";
import { TextField } from "../form/text-field.tsx";
import { Answer } from "./answer.tsx";
import { LoadMore } from "./load-more.tsx";
import { EmptyState } from "./page-states.tsx";

/** What is looked for in a long list: words, one of its choices or all, and in some lists a day. */
export interface Filter<Choice extends string> {
  readonly find: string;
  readonly choice: Choice | null;
  /** `yyyy-mm-dd`. */
  readonly day?: string | null;
}

/** The words around the list. */
export interface FoundListTexts {
  readonly find: string;
  readonly findHint: string;
  readonly search: string;
  /** Nothing is there, whatever is looked for. */
  readonly none: string;
  readonly noneHint?: string;
  /** Nothing is found. */
  readonly noneFound: string;
  readonly noneFoundHint?: string;
  readonly showAll: string;
  readonly end: string;
}

/** A long list with its search, its filters, and further pages on a press. The page keeps the filter in the address. */
export function FoundList<Page, Choice extends string>({
  list,
  filter,
  choices,
  dayLabel,
  texts,
  drawing,
  onChoose,
  isEmpty,
  children,
}: {
  readonly list: Pick<
    UseInfiniteQueryResult<{ readonly pages: readonly Page[] }>,
    | "data"
    | "error"
    | "refetch"
    | "isFetchNextPageError"
    | "hasNextPage"
    | "isFetchingNextPage"
    | "fetchNextPage"
  >;
  readonly filter: Filter<Choice>;
  readonly choices: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly value: Choice; readonly text: string }[];
  };
  /** Of the field of the day, where the list has one. */
  readonly dayLabel?: string;
  readonly texts: FoundListTexts;
  readonly drawing: ReactNode;
  readonly onChoose: (filter: Filter<Choice>) => void;
  readonly isEmpty: (first: Page) => boolean;
  readonly children: (pages: readonly Page[]) => ReactNode;
}) {
  const { find, choice, day } = filter;
  return (
    <>
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,36rem)_minmax(0,20rem)]">
        <FindField
          key={find}
          label={texts.find}
          hint={texts.findHint}
          action={texts.search}
          asked={find}
          onFind={(typed) => onChoose({ ...filter, find: typed })}
        />
        <SelectField
          label={choices.label}
          name="choice"
          value={choice ?? ""}
          options={[{ value: "", text: choices.all }, ...choices.options]}
          onChange={({ target }) =>
            onChoose({
              ...filter,
              choice: choices.options.find(({ value }) => value === target.value)?.value ?? null,
            })
          }
        />
        {dayLabel !== undefined && (
          <TextField
            type="date"
            label={dayLabel}
            name="day"
            value={day ?? ""}
            onChange={({ target }) => onChoose({ ...filter, day: target.value || null })}
          />
        )}
      </div>
      <Answer
        to={list}
        isEmpty={({ pages: [first] }) => first === undefined || isEmpty(first)}
        empty={
          <NoneFound
            texts={texts}
            drawing={drawing}
            isFiltered={find !== "" || choice !== null || Boolean(day)}
            onShowAll={() => onChoose({ find: "", choice: null })}
          />
        }
      >
        {({ pages }) => (
          <>
            {children(pages)}
            <LoadMore list={list} end={texts.end} />
          </>
        )}
      </Answer>
    </>
  );
}

function NoneFound({
  texts,
  drawing,
  isFiltered,
  onShowAll,
}: {
  readonly texts: FoundListTexts;
  readonly drawing: ReactNode;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  if (!isFiltered)
    return (
      <EmptyState drawing={drawing} title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={drawing}
      title={texts.noneFound}
      action={
        <Button look="second" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      }
    >
      {texts.noneFoundHint}
    </EmptyState>
  );
}
