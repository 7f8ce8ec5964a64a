import { Link } from "@tanstack/react-router";
import { ChevronDown, MapPin, Search } from "lucide-react";
import { askForLocation, hasLocation } from "#features/location";
import { useLanguage, wordsIn } from "#lib/language";
import { useSession } from "#lib/session";
import { Icon } from "#ui/icon";
import { Cloth } from "#ui/page";
import { Written } from "#ui/wording";
import { useHomeTexts } from "./home.texts.ts";

/** The greeting, the person's place, which opens the pin code sheet, and the search that opens the store's. */
export function HomeHead() {
  const texts = useHomeTexts();
  const session = useSession();
  const name = wordsIn(useLanguage(), { en: session?.firstName ?? "", te: session?.firstNameTe }).text;
  return (
    <Cloth className="hail homehead">
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
    </Cloth>
  );
}
