import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { useCloseOnBack } from "#engine/web/ui/overlay/close-on-back.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { LocationForm } from "./location-form.tsx";
import { keepSplashRecord } from "./location-prompt.ts";
import { useLocationTexts } from "./words.ts";

/** Asks where the person lives: pin code, place, Skip and Save. Skip, as every closing without Save, asks again tomorrow. */
export function LocationSheet({
  profileKey,
  onSaved,
  onClose,
}: {
  readonly profileKey: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  const texts = useLocationTexts();
  const skip = (): void => {
    keepSplashRecord(Date.now());
    onClose();
  };
  useCloseOnBack(skip);
  const saved = (): void => {
    onSaved();
    onClose();
    showMessage(useLocationTexts.now().saved);
  };
  return (
    <Sheet title={texts.where} onClose={skip}>
      <div className="place-why">
        <BasketDrawing />
        <p className="c2">{texts.why}</p>
      </div>
      <LocationForm
        profileKey={profileKey}
        onSaved={saved}
        beside={
          <Button look="onpaper" className="place-skip" onClick={skip}>
            {texts.skip}
          </Button>
        }
      />
    </Sheet>
  );
}
