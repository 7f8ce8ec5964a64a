import { useState } from "react";
import { Chip } from "#engine/web/ui/chip.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { useCropChoice } from "#features/catalogue/web";
import { mostCrops } from "../../contract/update.ts";
import { useUpdatesTexts } from "../words.ts";

/** So many crops are offered before one asks for more. */
const shownFirst = 6;

/** The crops that an update is about. */
export function CropChoice({
  chosen,
  error,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const texts = useUpdatesTexts();
  const language = useLanguage();
  const [before] = useState(chosen);
  const crops = useCropChoice(before);
  const [isOpen, setOpen] = useState(false);
  const shown = crops.filter(({ slug }, at) => isOpen || at < shownFirst || chosen.includes(slug));
  return (
    <fieldset>
      <legend className="lab mb-1.5">{texts.crops}</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ slug, title }) => {
          const isChosen = chosen.includes(slug);
          return (
            <Chip
              key={slug}
              chosen={isChosen}
              disabled={!isChosen && chosen.length >= mostCrops}
              onClick={() => onChange(isChosen ? chosen.filter((each) => each !== slug) : [...chosen, slug])}
            >
              {title[language]}
            </Chip>
          );
        })}
        {shown.length < crops.length && <Chip onClick={() => setOpen(true)}>{texts.otherCrops}</Chip>}
      </div>
      {error && <p className="err">{error}</p>}
    </fieldset>
  );
}
