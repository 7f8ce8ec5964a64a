import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { FirstName, Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { PersonListed } from "../../contract/people.ts";
import { nameIn } from "./name-in.ts";
import { usePeopleTexts } from "./people.texts.ts";
import { RoleTags } from "./role-tags.tsx";

/** One person of the list, who opens on a press. */
export function PersonRow({ person }: { readonly person: PersonListed }) {
  const texts = usePeopleTexts();
  const language = useLanguage();
  const { profileKey, pictureUrl, mobileNo, locality, roles, createdAt } = person;
  return (
    <li className="border-line border-b last:border-b-0">
      <Link className="row" to="/app/admin/people/$profileKey" params={{ profileKey }}>
        <Avatar name={nameIn(language, person)} picture={pictureUrl} />
        <span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 py-1 lg:grid-cols-3 lg:items-center">
          <span className="min-w-0">
            <b className="t-note block break-words">
              <FirstName of={person} />
            </b>
            <span className="t-small c2 block break-words">
              <span className="num">{mobileText(mobileNo)}</span>
              {locality && (
                <>
                  {" · "}
                  <Written>{locality}</Written>
                </>
              )}
            </span>
          </span>
          {roles.length > 0 && (
            <span className="flex flex-wrap gap-1 lg:col-start-2">
              <RoleTags roles={roles} />
            </span>
          )}
          <span className="only-d t-small c2 lg:col-start-3 lg:text-right">
            {texts.hereSince(formatDate(createdAt, language))}
          </span>
        </span>
        <Icon shape={ChevronRight} size="row" className="end" />
      </Link>
    </li>
  );
}
