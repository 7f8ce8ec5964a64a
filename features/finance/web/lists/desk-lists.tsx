import { type ReactNode, useRef } from "react";
import { Chip } from "#engine/web/ui/chip.tsx";
import { useFinanceTexts } from "../words.ts";

/** A list of the page under its heading. */
export interface DeskList {
  /** The same in every language, so that what is open in a list stays when the language changes. */
  readonly id: string;
  readonly name: string;
  /** How many rows wait in it; absent where its rows wait for nothing. */
  readonly count?: string;
  readonly list: ReactNode;
}

/** Lists below each other, each with its count a press away from the head of the page: on a busy day they are many screens long. */
export function DeskLists({ label, lists }: { readonly label: string; readonly lists: readonly DeskList[] }) {
  const texts = useFinanceTexts();
  const places = useRef(new Map<string, HTMLElement>());
  const goTo = (id: string): void => {
    const place = places.current.get(id);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  };
  return (
    <>
      <nav aria-label={label} className="flex flex-wrap gap-2 [&>*]:whitespace-normal">
        {lists.map(({ id, name, count }) => (
          <Chip key={id} onClick={() => goTo(id)}>
            {count === undefined ? name : texts.counted(name, count)}
          </Chip>
        ))}
      </nav>
      {lists.map(({ id, list }) => (
        <div
          key={id}
          tabIndex={-1}
          ref={(element) => {
            if (element) places.current.set(id, element);
          }}
        >
          {list}
        </div>
      ))}
    </>
  );
}
