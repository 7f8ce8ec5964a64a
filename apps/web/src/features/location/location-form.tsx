import type { PinPlace } from "@santha/contract/location";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button";
import { Note } from "#ui/note";
import { useSaveLocation } from "./location.api.ts";
import { useLocationTexts } from "./location.texts.ts";
import { PlaceChoice } from "./place-choice.tsx";

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
