import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { useCropTitles } from "#features/catalogue/web";
import { useForYouTexts } from "./for-you.texts.ts";
import { readingQuery } from "./reading.api.ts";

const CropsSheet = lazyPart(async () => (await import("./crops-sheet.tsx")).CropsSheet);

/** The crops by which the list is made, and the way to choose others; how the order is made is said there. */
export function CropsRow() {
  const texts = useForYouTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const cropTitle = useCropTitles();
  const { data } = useQuery(readingQuery);
  if (!data) return null;
  const names = data.crops.flatMap((slug) => cropTitle(slug)?.[language] ?? []);
  return (
    <section className="card flex items-center gap-3 py-1.5 pr-2 pl-3.5">
      <p className="t-note min-w-0 flex-1">
        {names.length > 0 ? (
          <>
            <b>{texts.yourCrops}:</b> {names.join(", ")}
          </>
        ) : (
          texts.noCrops
        )}
      </p>
      <Button look="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {names.length > 0 ? texts.change : texts.choose}
      </Button>
      {isOpen && <CropsSheet chosen={data.crops} onClose={() => setOpen(false)} />}
    </section>
  );
}
