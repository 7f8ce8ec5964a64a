import { MapPin } from "lucide-react";
import { useSession } from "#engine/web/data/session.ts";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { askForLocation, hasLocation } from "#features/location/web";
import { useStoreTexts } from "../words.ts";

/** Where the person lives, for whom prices and deliveries of the store hold, and the way to change it. */
export function PlaceLine({ pinCode }: { readonly pinCode: string | null | undefined }) {
  const texts = useStoreTexts();
  const name = useSession()?.locationName;
  const place = hasLocation(name) ? [name, pinCode].filter(Boolean).join(" ") : null;
  return (
    <button type="button" className="where-pin" aria-haspopup="dialog" onClick={askForLocation}>
      <Icon shape={MapPin} size="row" />
      <span className="clip1 num">{place ? <Written>{place}</Written> : texts.noPlace}</span>
      <span className="chg">{place ? texts.changePlace : texts.tellPlace}</span>
    </button>
  );
}
