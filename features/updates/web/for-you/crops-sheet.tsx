import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import type { Reading } from "../../contract/reading.ts";
import { CropChoice } from "../write/crop-choice.tsx";
import { useForYouTexts } from "./for-you.texts.ts";
import { keepCrops } from "./reading.api.ts";

/** Chooses the crops by which the list is made, and says how its order is made. */
export function CropsSheet({
  chosen: before,
  onClose,
}: {
  readonly chosen: Reading["crops"];
  readonly onClose: () => void;
}) {
  const texts = useForYouTexts();
  const [chosen, setChosen] = useState(before);
  const keeping = useMutation({ mutationFn: () => keepCrops(chosen), onSuccess: onClose });
  useErrorMessage(keeping.error);
  return (
    <Sheet title={texts.yourCrops} onClose={onClose}>
      <div className="stack">
        <CropChoice chosen={chosen} error={undefined} onChange={(crops) => setChosen([...crops])} />
        <Button wide busy={keeping.isPending} onClick={() => keeping.mutate()}>
          {texts.save}
        </Button>
        <div className="stack-s t-note c2">
          <h3 className="b">{texts.howTitle}</h3>
          <p>{texts.how}</p>
          <p>{texts.howFair}</p>
        </div>
      </div>
    </Sheet>
  );
}
