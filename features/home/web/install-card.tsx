import { Download, Share, X } from "lucide-react";
import { declineInstall, install, useInstallWay } from "#engine/web/browser/install.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { useHomeTexts } from "./words.ts";

/** Offers the app's place on the home screen to somebody who has ordered; once closed it stays away. */
export function InstallCard() {
  const texts = useHomeTexts();
  const way = useInstallWay();
  if (way === null) return null;
  return (
    <Card pad className="stack-s" aria-label={texts.installTitle}>
      <div className="beside items-start justify-between">
        <h2 className="beside t-note b min-w-0">
          <Icon shape={Download} size="row" />
          {texts.installTitle}
        </h2>
        <IconButton
          className="-my-2.5 -mr-2.5 flex-none"
          name={texts.installNo}
          shape={X}
          size="row"
          onClick={declineInstall}
        />
      </div>
      <p className="t-note c2">{texts.installMore}</p>
      {way === "offer" ? (
        <Button small className="justify-self-start" onClick={() => void install()}>
          {texts.install}
        </Button>
      ) : (
        <p className="t-note beside items-start">
          <Icon shape={Share} size="row" />
          {texts.installByHand}
        </p>
      )}
    </Card>
  );
}
