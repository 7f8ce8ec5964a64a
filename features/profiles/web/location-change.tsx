import { MapPin } from "lucide-react";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { LocationForm, PlacesCredit } from "#features/location/web";
import { useProfilesTexts } from "./words.ts";

/** The button that opens the form of the location, and the form. */
export function LocationChange({
  profileKey,
  isSet,
}: {
  readonly profileKey: string;
  readonly isSet: boolean;
}) {
  const texts = useProfilesTexts();
  const [isOpen, setOpen] = useState(false);
  const name = isSet ? texts.changeLocation : texts.setLocation;
  if (!isOpen) {
    return (
      <p>
        <Button look="second" wide onClick={() => setOpen(true)}>
          <Icon shape={MapPin} />
          {name}
        </Button>
      </p>
    );
  }
  const onSaved = (): void => {
    setOpen(false);
    showMessage(texts.locationSaved);
  };
  const giveUp = (
    <Button look="onpaper" onClick={() => setOpen(false)}>
      {texts.cancel}
    </Button>
  );
  return (
    <Card pad className="stack-s">
      <h2 className="h2">{name}</h2>
      <LocationForm profileKey={profileKey} onSaved={onSaved} beside={giveUp} />
      <PlacesCredit />
    </Card>
  );
}
