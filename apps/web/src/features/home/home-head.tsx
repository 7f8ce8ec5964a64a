import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useSession } from "#lib/session";
import { Icon } from "#ui/icon";
import { Cloth } from "#ui/page";
import { useHomeTexts } from "./home.texts.ts";

/** The greeting, and the search that opens the store's. */
export function HomeHead() {
  const texts = useHomeTexts();
  const session = useSession();
  return (
    <Cloth className="hail homehead">
      <h1 className="t-title">{texts.hail(session?.firstName ?? "")}</h1>
      <Link to="/app/store/search" search={{}} className="input">
        <Icon shape={Search} />
        <span className="ph">{texts.search}</span>
      </Link>
    </Cloth>
  );
}
