import { SunMoon } from "lucide-react";
import { chooseTheme, type Theme, useTheme } from "../../browser/theme.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFrameTexts } from "./frame.texts.ts";

/** Light, dark or as the device decides, in the drawer's foot. */
export function ThemeRow() {
  const texts = useFrameTexts();
  const theme = useTheme();
  return (
    <label className="row">
      <Icon shape={SunMoon} />
      {texts.theme}
      <select
        className="chip end min-h-10"
        value={theme}
        onChange={(event) => chooseTheme(event.target.value as Theme)}
      >
        <option value="device">{texts.device}</option>
        <option value="light">{texts.light}</option>
        <option value="dark">{texts.dark}</option>
      </select>
    </label>
  );
}
