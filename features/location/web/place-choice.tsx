import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { isPinCode, type PinPlace } from "../contract.ts";
import { placesQuery } from "./api.ts";
import { PinCodeField } from "./pin-code-field.tsx";
import { placeText } from "./place-text.ts";
import { PlacesCredit } from "./places-credit.tsx";
import { useLocationTexts } from "./words.ts";

/** How the search stands, for the pin code that was searched last. */
type Finding =
  | { readonly state: "none" | "searching" | "failed" }
  | { readonly state: "found"; readonly places: readonly PinPlace[] };

/**
 * A pin code and a choice among its places. The first place found is chosen; a changed pin code takes the choice back,
 * so that `place` is always one of the pin code that is shown.
 */
export function PlaceChoice({
  place,
  onChange,
}: {
  readonly place: PinPlace | null;
  readonly onChange: (place: PinPlace | null) => void;
}) {
  const texts = useLocationTexts();
  const language = useLanguage();
  const choice = usePlaceSearch(place, onChange);
  const { search } = choice;
  const places = search.state === "found" ? search.places : [];
  const chosen = place === null ? "" : String(places.indexOf(place));
  return (
    <div className="stack">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <PinCodeField
          value={choice.pinCode}
          onChange={choice.type}
          isSearching={search.state === "searching"}
          isFound={places[0]?.isApproximate === false}
          error={errorOf(choice, texts)}
          autoComplete="postal-code"
          required
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // A form around this part is not sent before the place is chosen.
            event.preventDefault();
            void choice.find();
          }}
        />
        <Button
          look="second"
          className="mt-[calc(var(--text-note--line-height)+6px)]"
          disabled={!isPinCode(choice.pinCode)}
          busy={search.state === "searching"}
          onClick={() => void choice.find()}
        >
          <Icon shape={Search} />
          {texts.search}
        </Button>
      </div>
      <SelectField
        label={texts.place}
        value={chosen}
        disabled={places.length === 0}
        onChange={(event) => onChange(places[Number(event.target.value)] ?? null)}
        options={
          places.length === 0
            ? [{ value: "", text: texts.choosePlace }]
            : places.map((one, at) => ({ value: String(at), text: placeText(one, language) }))
        }
        hint={hintOf(places, texts)}
      />
      {places.length > 0 && <PlacesCredit />}
    </div>
  );
}

type Texts = ReturnType<typeof useLocationTexts>;

function errorOf(
  { pinCode, search }: { readonly pinCode: string; readonly search: Finding },
  texts: Texts,
): string | undefined {
  if (search.state === "failed") return texts.lookUpFailed;
  // No pin code begins with 0: such a one cannot be searched, and whoever typed it is told why.
  const isNone = pinCode.startsWith("0") || (search.state === "found" && search.places.length === 0);
  return isNone && pinCode.length === 6 ? texts.unknown : undefined;
}

function hintOf([first, ...others]: readonly PinPlace[], texts: Texts): string | undefined {
  if (first?.isApproximate) return texts.approximate;
  return others.length > 0 ? texts.sharing(others.length + 1) : undefined;
}

function usePlaceSearch(place: PinPlace | null, onChange: (place: PinPlace | null) => void) {
  const [pinCode, setPinCode] = useState(place?.postalCode ?? "");
  const [search, setSearch] = useState<Finding>(
    place ? { state: "found", places: [place] } : { state: "none" },
  );
  /** What stands in the field now: an answer may come after it was changed, and then belongs to another pin code. */
  const shown = useRef(pinCode);
  return {
    pinCode,
    search,
    type(typed: string): void {
      shown.current = typed;
      setPinCode(typed);
      if (typed === pinCode) return;
      setSearch({ state: "none" });
      onChange(null);
    },
    async find(): Promise<void> {
      if (!isPinCode(pinCode) || search.state === "searching") return;
      setSearch({ state: "searching" });
      try {
        const places = await queryClient.fetchQuery(placesQuery(pinCode));
        if (shown.current !== pinCode) return;
        setSearch({ state: "found", places });
        onChange(places[0] ?? null);
      } catch {
        if (shown.current === pinCode) setSearch({ state: "failed" });
      }
    },
  };
}
