import { type ReactNode, useRef } from "react";
import { Chip } from "#ui/chip";

/** A list of the page under its heading. */
export interface DeskList {
  readonly name: string;
  readonly list: ReactNode;
}

/** Lists below each other, each a press away from the head of the page: on a busy day they are many screens long. */
export function DeskLists({ label, lists }: { readonly label: string; readonly lists: readonly DeskList[] }) {
  const places = useRef(new Map<string, HTMLElement>());
  const goTo = (name: string): void => {
    const place = places.current.get(name);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  };
  return (
    <>
      <nav aria-label={label} className="flex flex-wrap gap-2">
        {lists.map(({ name }) => (
          <Chip key={name} onClick={() => goTo(name)}>
            {name}
          </Chip>
        ))}
      </nav>
      {lists.map(({ name, list }) => (
        <div
          key={name}
          tabIndex={-1}
          ref={(element) => {
            if (element) places.current.set(name, element);
          }}
        >
          {list}
        </div>
      ))}
    </>
  );
}
