import { Download } from "lucide-react";
import { install, useCanInstall } from "../../browser/install.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFrameTexts } from "./frame.texts.ts";

/** Puts the app on the home screen; stands in the menus only where the browser offers that. */
export function InstallRow() {
  const texts = useFrameTexts();
  if (!useCanInstall()) return null;
  return (
    <button type="button" className="row" onClick={() => void install()}>
      <Icon shape={Download} />
      {texts.install}
    </button>
  );
}
