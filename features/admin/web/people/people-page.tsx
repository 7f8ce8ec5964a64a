import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type Role, roles } from "#engine/contract/person.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
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
      <ForRole who="platform-admin" title={texts.forAdmins} drawing={<LanternDrawing />}>
        <People />
      </ForRole>
    </PageBody>
  );
}

interface Filter {
  readonly find: string;
  readonly role: Role | null;
}

function People() {
  const texts = usePeopleTexts();
  const { q = "", role: asked } = route.useSearch();
  const filter: Filter = { find: q, role: roles.find((role) => role === asked) ?? null };
  const navigate = useNavigate();
  const choose = ({ find, role }: Filter) =>
    void navigate({
      to: "/app/admin/people",
      search: { ...(find !== "" && { q: find }), ...(role && { role }) },
    });
  const people = useInfiniteQuery(peopleQuery(filter));
  return (
    <>
      <Filters filter={filter} onChoose={choose} />
      <Answer
        to={people}
        isEmpty={({ pages }) => pages[0]?.people.length === 0}
        empty={
          <NobodyFound
            isFiltered={filter.find !== "" || filter.role !== null}
            onShowAll={() => choose({ find: "", role: null })}
          />
        }
      >
        {({ pages }) => (
          <>
            <ul className="card" aria-label={texts.people}>
              {pages
                .flatMap((page) => page.people)
                .map((person) => (
                  <PersonRow key={person.profileKey} person={person} />
                ))}
            </ul>
            <LoadMore list={people} end={texts.end} />
          </>
        )}
      </Answer>
    </>
  );
}

function Filters({
  filter: { find, role },
  onChoose,
}: {
  readonly filter: Filter;
  readonly onChoose: (filter: Filter) => void;
}) {
  const texts = usePeopleTexts();
  const language = useLanguage();
  return (
    <div className="grid items-start gap-3 md:grid-cols-[minmax(0,36rem)_minmax(0,16rem)]">
      <FindField
        key={find}
        label={texts.find}
        hint={texts.findHint}
        action={texts.search}
        asked={find}
        onFind={(typed) => onChoose({ find: typed, role })}
      />
      <SelectField
        label={texts.role}
        name="role"
        value={role ?? ""}
        options={[
          { value: "", text: texts.everyRole },
          ...roles.map((value) => ({ value, text: roleNames[value][language] })),
        ]}
        onChange={({ target }) => onChoose({ find, role: roles.find((one) => one === target.value) ?? null })}
      />
    </div>
  );
}

function NobodyFound({
  isFiltered,
  onShowAll,
}: {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  const texts = usePeopleTexts();
  if (!isFiltered) return <EmptyState drawing={<LanternDrawing />} title={texts.none} />;
  return (
    <EmptyState
      drawing={<LanternDrawing />}
      title={texts.noneFound}
      action={
        <Button look="second" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      }
    >
      {texts.noneFoundHint}
    </EmptyState>
  );
}
