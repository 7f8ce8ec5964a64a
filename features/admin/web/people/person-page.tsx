import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { useSession } from "#engine/web/data/session.ts";
import { entriesOf } from "#engine/web/routes/menu-entries.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Card, SectionHead } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { FirstName, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { PersonDetail } from "../../contract/people.ts";
import { AuditEntries } from "../audit/audit-entries.tsx";
import { useAdminTexts } from "../words.ts";
import { nameIn } from "./name-in.ts";
import { personQuery } from "./people.api.ts";
import { usePeopleTexts } from "./people.texts.ts";
import { RolesCard } from "./roles-card.tsx";

const route = getRouteApi("/app/admin/people/$profileKey");

/** For the platform admin: one person with place, roles, sign-in and audit entries. */
export function PersonPage() {
  const texts = useAdminTexts();
  return (
    <PageBody>
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <OnePerson />
      </ForRole>
    </PageBody>
  );
}

function OnePerson() {
  const { profileKey } = route.useParams();
  const person = useQuery(personQuery(profileKey));
  const language = useLanguage();
  const { data } = person;
  usePageTitle(data && nameIn(language, data));
  return (
    <Answer to={person}>
      {(found) => (
        <div className="stack">
          <div className="stack half">
            <div className="stack">
              <Facts person={found} />
              <PagesAbout person={found} />
            </div>
            <RolesCard person={found} />
          </div>
          <Entries profileKey={profileKey} />
        </div>
      )}
    </Answer>
  );
}

function Facts({ person }: { readonly person: PersonDetail }) {
  const texts = usePeopleTexts();
  const language = useLanguage();
  const { pictureUrl, mobileNo, profileKey, createdAt, lastSignInAt, hasSecondFactor } = person;
  const place = [person.locality, person.district, person.state, person.postalCode]
    .filter(Boolean)
    .join(", ");
  return (
    <Card pad>
      <div className="mb-2 flex min-w-0 items-center gap-3">
        <Avatar name={nameIn(language, person)} picture={pictureUrl} large />
        <h2 className="h2 min-w-0 break-words">
          <FirstName of={person} />
        </h2>
      </div>
      <dl>
        <FactRow label={texts.mobileNo}>
          <a className="link num whitespace-nowrap" href={`tel:+91${mobileNo}`}>
            {mobileText(mobileNo)}
          </a>
        </FactRow>
        <FactRow label={texts.place}>{place ? <Written>{place}</Written> : texts.noPlace}</FactRow>
        <FactRow label={texts.since}>
          <DateText at={createdAt} />
        </FactRow>
        <FactRow label={texts.lastSignIn}>
          {lastSignInAt === null ? texts.unknown : <DateText at={lastSignInAt} as="time" />}
        </FactRow>
        <FactRow label={texts.secondFactor}>{hasSecondFactor ? texts.isSet : texts.isNotSet}</FactRow>
        <FactRow label={texts.profileKey}>
          <span className="num break-all">{profileKey}</span>
        </FactRow>
      </dl>
    </Card>
  );
}

/** What other features do about this person, each on its own page. */
function PagesAbout({ person: { profileKey, roles } }: { readonly person: PersonDetail }) {
  const texts = usePeopleTexts();
  const session = useSession();
  const entries = entriesOf(Object.values(useRouter().routesById), "person", session).filter(
    ({ ofRole }) => ofRole === undefined || roles.some(({ role }) => role === ofRole),
  );
  if (entries.length === 0) return null;
  return (
    <nav className="card" aria-label={texts.pagesAbout}>
      {entries.map((entry) => (
        <Link key={entry.to} to={entry.to.replace("$profileKey", profileKey)} className="row">
          <Icon shape={entry.icon} />
          <span>{entry.text()}</span>
          <Icon shape={ChevronRight} size="row" className="end" />
        </Link>
      ))}
    </nav>
  );
}

function Entries({ profileKey }: { readonly profileKey: string }) {
  const texts = usePeopleTexts();
  return (
    <section className="stack">
      <SectionHead
        title={texts.entries}
        end={
          <Link className="link" to="/app/admin/audit" search={{ person: profileKey }}>
            {texts.allEntries}
          </Link>
        }
      />
      <AuditEntries filter={{ person: profileKey }} rowsAtOnce={20} empty={texts.noEntries} />
    </section>
  );
}
