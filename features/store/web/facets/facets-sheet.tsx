import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { useFacetTexts } from "./facets.texts.ts";

/** The button that opens the facets on phones, and their sheet with a button that says how many products they show. */
export function FacetsSheet({
  chosen,
  total,
  counted,
  children,
}: {
  /** How many facets narrow the list. */
  readonly chosen: number;
  /** Products that are shown; undefined while that is not known. */
  readonly total: number | undefined;
  readonly counted: (count: number) => string;
  readonly children: ReactNode;
}) {
  const texts = useFacetTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Chip shape={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {chosen > 0 ? texts.filtersWith(chosen) : texts.filters}
      </Chip>
      {isOpen && (
        <Sheet title={texts.filters} onClose={close}>
          {children}
          <div className="facets-done">
            <Button wide onClick={close}>
              {said(total)}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );

  function said(count: number | undefined): string {
    if (count === undefined) return texts.filters;
    if (count === 0) return texts.nothing;
    return count === 1 ? texts.showOne : texts.show(counted(count));
  }
}
