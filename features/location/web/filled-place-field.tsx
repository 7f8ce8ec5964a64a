import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { shortTexts } from "./place-text.ts";
import type { PlaceFilling } from "./use-place-filling.ts";
import { useLocationTexts } from "./words.ts";

/** A choice among the places of a pin code that has several; nothing where there is nothing to choose. */
export function FilledPlaceField({ filling }: { readonly filling: PlaceFilling }) {
  const texts = useLocationTexts();
  const language = useLanguage();
  const { places, chosen } = filling;
  if (places.length < 2) return null;
  const typed = { value: "", text: texts.otherPlace };
  return (
    <SelectField
      label={texts.placeOfPinCode}
      value={chosen ? String(places.indexOf(chosen)) : ""}
      onChange={(event) => {
        const place = places[Number(event.target.value)];
        if (event.target.value !== "" && place) filling.choose(place);
      }}
      options={[
        ...(chosen ? [] : [typed]),
        ...shortTexts(places, language).map((text, at) => ({ value: String(at), text })),
      ]}
      hint={texts.sharing(places.length)}
    />
  );
}
