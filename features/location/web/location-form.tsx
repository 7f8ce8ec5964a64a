import { type ReactNode, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import type { PinPlace } from "../contract.ts";
import { useSaveLocation } from "./api.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { useLocationTexts } from "./words.ts";

/** Where the person lives: pin code, place, and a button that keeps it. `beside` stands before the button. */
export function LocationForm({
  profileKey,
  onSaved,
  beside,
}: {
  readonly profileKey: string;
  readonly onSaved: (place: PinPlace) => void;
  readonly beside?: ReactNode;
}) {
  const texts = useLocationTexts();
  const [place, setPlace] = useState<PinPlace | null>(null);
  const saving = useSaveLocation(profileKey);
  const save = (): void => {
    if (place) saving.mutate(place, { onSuccess: () => onSaved(place) });
  };
  return (
    <div className="stack">
      <PlaceChoice place={place} onChange={setPlace} />
      {saving.isError && <Note job="trouble">{texts.saveFailed}</Note>}
      <div className="flex gap-3">
        {beside}
        <Button className="flex-1" disabled={place === null} busy={saving.isPending} onClick={save}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
