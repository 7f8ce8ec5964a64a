import { BellRing } from "lucide-react";
import { useState } from "react";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { isUnasked, switchOn } from "./push-here.ts";
import { useSettingsTexts } from "./settings.texts.ts";

const declinedKey = "santha.push-declined";

/**
 * Asks in our own words whether this browser may be told what becomes of an order; only a yes lets the browser ask. Not
 * shown where it was answered before, or cannot be.
 */
export function PushAsk() {
  const texts = useSettingsTexts();
  const session = useSession();
  const [isOpen, setOpen] = useState(() => isUnasked() && !isDeclined());
  const [isBusy, setBusy] = useState(false);
  if (!isOpen || !session) return null;
  async function accept(profileKey: string): Promise<void> {
    setBusy(true);
    try {
      // A no to the browser is taken without a word.
      if ((await switchOn(profileKey)) === "on") showMessage(useSettingsTexts.now().switchedOn);
    } catch {
      showMessage(useSettingsTexts.now().notPossible);
    }
    setOpen(false);
  }
  return (
    <Card pad className="stack-s" aria-label={texts.ask}>
      <h2 className="beside t-note b">
        <Icon shape={BellRing} size="row" />
        {texts.ask}
      </h2>
      <p className="t-note c2">{texts.askMore}</p>
      <div className="beside">
        <Button small busy={isBusy} onClick={() => void accept(session.profileKey)}>
          {texts.askYes}
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => {
            keepDeclined();
            setOpen(false);
          }}
        >
          {texts.askNo}
        </Button>
      </div>
    </Card>
  );
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return true;
  }
}

function keepDeclined(): void {
  try {
    localStorage.setItem(declinedKey, "true");
  } catch {
    // It is asked again after the next order.
  }
}
