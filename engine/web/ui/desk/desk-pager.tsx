import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { useDeskTexts } from "./desk.texts.ts";

/** The page of a list that is read behind a key: where it begins, and the ways to its neighbours. */
export interface DeskPages {
  /** Behind what the page begins; undefined: the first one. */
  readonly after: string | undefined;
  readonly isFirst: boolean;
  readonly next: (after: string) => void;
  readonly previous: () => void;
  readonly first: () => void;
}

/** Remembers where pages began, since a key leads forward only; another tab or search, named by `of`, begins anew. */
export function useDeskPages(of: string): DeskPages {
  const [kept, setKept] = useState<{ of: string; begins: readonly string[] }>({ of, begins: [] });
  const begins = kept.of === of ? kept.begins : [];
  return {
    after: begins.at(-1),
    isFirst: begins.length === 0,
    next: (after) => setKept({ of, begins: [...begins, after] }),
    previous: () => setKept({ of, begins: begins.slice(0, -1) }),
    first: () => setKept({ of, begins: [] }),
  };
}

/** Previous and next page, where there is another one. */
export function DeskPager({
  pages,
  nextAfter,
}: {
  readonly pages: DeskPages;
  readonly nextAfter: string | null;
}) {
  const texts = useDeskTexts();
  if (pages.isFirst && nextAfter === null) return null;
  return (
    <div className="pager desk-pager">
      <IconButton
        name={texts.previousPage}
        shape={ChevronLeft}
        disabled={pages.isFirst}
        onClick={pages.previous}
      />
      <IconButton
        name={texts.nextPage}
        shape={ChevronRight}
        disabled={nextAfter === null}
        onClick={() => {
          if (nextAfter !== null) pages.next(nextAfter);
        }}
      />
    </div>
  );
}
