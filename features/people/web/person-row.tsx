import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { FirstName, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { PersonLine } from "../contract.ts";
import { usePeopleTexts } from "./words.ts";

/** What somebody is and where: "Agent · Duggondi, Warangal"; a seller by the name of the business. */
export function useRoleAndPlace({ role, businessName, locality, district }: PersonLine): string {
  const texts = usePeopleTexts();
  const language = useLanguage();
  const who = businessName ? wordsIn(language, businessName).text : null;
  const place = [...new Set([locality, district])].filter(Boolean).join(", ");
  return [texts.roleOf(role), who, place].filter(Boolean).join(" · ");
}

/** The name as it is written in the language of the moment. */
export function useNameOf({ firstName, firstNameTe }: PersonLine): string {
  return wordsIn(useLanguage(), { en: firstName, te: firstNameTe }).text;
}

/** One person of a list, who opens on a press. */
export function PersonRow({ of, end }: { readonly of: PersonLine; readonly end?: ReactNode }) {
  const name = useNameOf(of);
  const line = useRoleAndPlace(of);
  return (
    <li className="border-line border-b last:border-b-0">
      <Link className="row" to="/app/profiles/$profileKey" params={{ profileKey: of.profileKey }}>
        <Avatar name={name} picture={of.pictureUrl} />
        <span className="min-w-0 flex-1 py-1">
          <b className="t-note block break-words">
            <FirstName of={of} />
          </b>
          <span className="t-small c2 block break-words">
            <Written>{line}</Written>
          </span>
          {end && <span className="t-small c2 block">{end}</span>}
        </span>
        <Icon shape={ChevronRight} size="row" className="end" />
      </Link>
    </li>
  );
}
