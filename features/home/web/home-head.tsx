import { Link } from "@tanstack/react-router";
import { ChevronDown, MapPin, Search } from "lucide-react";
import { useSession } from "#engine/web/data/session.ts";
import { Icon } from "#engine/web/ui/icon.tsx";
import { HeaderBand } from "#engine/web/ui/page/page.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { askForLocation, hasLocation } from "#features/location/web";
import { useHomeTexts } from "./words.ts";

/** The greeting, the person's place, which opens the pin code sheet, and the search that opens the store's. */
export function HomeHead() {
  const texts = useHomeTexts();
  const session = useSession();
  const name = wordsIn(useLanguage(), { en: session?.firstName ?? "", te: session?.firstNameTe }).text;
  return (
    <HeaderBand className="hail homehead">
      <h1 className="t-title">
        <Written>{texts.hail(name)}</Written>
      </h1>
      <button type="button" className="homeplace" aria-haspopup="dialog" onClick={askForLocation}>
        <Icon shape={MapPin} size="row" />
        <span className="clip1 num">
          {hasLocation(session?.locationName) ? (
            <Written>{`${session?.locationName} ${session?.pinCode ?? ""}`.trim()}</Written>
          ) : (
            texts.setPlace
          )}
        </span>
        <Icon shape={ChevronDown} size="row" />
      </button>
      <Link to="/app/store/search" search={{}} className="input">
        <Icon shape={Search} />
        <span className="ph">{texts.search}</span>
      </Link>
    </HeaderBand>
  );
}
