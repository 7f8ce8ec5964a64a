import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { roles } from "#engine/contract/person.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { FoundList } from "#engine/web/ui/page/found-list.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { roleNames } from "../../contract/role-names.ts";
import { useAdminTexts } from "../words.ts";
import { peopleQuery } from "./people.api.ts";
import { usePeopleTexts } from "./people.texts.ts";
import { PersonRow } from "./person-row.tsx";

const route = getRouteApi("/app/admin/people");

/** For the platform admin: everybody with an account, found by name, number or role. */
export function PeoplePage() {
  const texts = useAdminTexts();
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <People />
      </ForRole>
    </PageBody>
  );
}

function People() {
  const texts = usePeopleTexts();
  const language = useLanguage();
  const { q: find = "", role: asked } = route.useSearch();
  const role = roles.find((one) => one === asked) ?? null;
  const navigate = useNavigate();
  return (
    <FoundList
      list={useInfiniteQuery(peopleQuery({ find, role }))}
      filter={{ find, choice: role }}
      choices={{
        label: texts.role,
        all: texts.everyRole,
        options: roles.map((value) => ({ value, text: roleNames[value][language] })),
      }}
      texts={texts}
      drawing={<LanternDrawing />}
      isEmpty={(first) => first.people.length === 0}
      onChoose={(filter) =>
        void navigate({
          to: "/app/admin/people",
          search: {
            ...(filter.find !== "" && { q: filter.find }),
            ...(filter.choice && { role: filter.choice }),
          },
        })
      }
    >
      {(pages) => (
        <ul className="card" aria-label={texts.people}>
          {pages
            .flatMap((page) => page.people)
            .map((person) => (
              <PersonRow key={person.profileKey} person={person} />
            ))}
        </ul>
      )}
    </FoundList>
  );
}
