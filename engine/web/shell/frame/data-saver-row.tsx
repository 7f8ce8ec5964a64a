import { Gauge } from "lucide-react";
import { saveData, useDataSaver } from "../../data/data-saver.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFrameTexts } from "./frame.texts.ts";

/** The switch of the data saver in the menus: small pictures and nothing ahead of need, on this device. */
export function DataSaverRow() {
  const texts = useFrameTexts();
  const isOn = useDataSaver();
  return (
    <button type="button" className="row" role="switch" aria-checked={isOn} onClick={() => saveData(!isOn)}>
      <Icon shape={Gauge} />
      {texts.dataSaver}
      <span className="switch end" aria-hidden="true" />
    </button>
  );
}
