import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { CalendarDays, MapPin } from "lucide-react";
import { useEffect } from "react";
import { stateName } from "#engine/contract/indian-states.ts";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { call } from "#engine/web/data/api-client.ts";
import { useDataSaver } from "#engine/web/data/data-saver.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Stat } from "#engine/web/ui/goods/stat.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { LoadingState } from "#engine/web/ui/page/page-states.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { FirstName, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import { type Person, viewPerson } from "../../contract.ts";
import { personQuery } from "../api.ts";
import { useNameOf, useRoleAndPlace } from "../person-row.tsx";
import { usePeopleTexts } from "../words.ts";
import { BlockButton } from "./block-button.tsx";
import { FollowButton } from "./follow-button.tsx";
import { personActivity } from "./person-activity.ts";

const route = getRouteApi("/app/profiles/$profileKey");

/** Another person's page; the own key leads to the own profile. */
export function PersonPage() {
  const { profileKey } = route.useParams();
  const session = useSession();
  if (session?.profileKey === profileKey) return <Navigate to="/app/profiles" search={{}} replace />;
  return <Other profileKey={profileKey} />;
}

function Other({ profileKey }: { readonly profileKey: string }) {
  return (
    <Answer
      to={useQuery(personQuery(profileKey))}
      loading={
        <PageBody>
          <LoadingState />
        </PageBody>
      }
    >
      {(person) => <PersonSheet person={person} />}
    </Answer>
  );
}

function PersonSheet({ person }: { readonly person: Person }) {
  useViewNoted(person.profileKey);
  const texts = usePeopleTexts();
  const isSavingData = useDataSaver();
  const name = useNameOf(person);
  usePageTitle(name);
  return (
    <>
      {!isSavingData && (
        <img className="h-20 w-full object-cover md:h-32" src="./art/scenes/wide.svg" alt="" />
      )}
      <div className="bg-surface border-line border-b">
        <div className="wrap flex flex-wrap items-center gap-3 py-3">
          <Avatar name={name} picture={person.pictureUrl} large />
          <div className="min-w-0 flex-1">
            <h1 className="only-d t-title break-words">
              <FirstName of={person} />
            </h1>
            <b className="only-m t-title break-words">
              <FirstName of={person} />
            </b>
            <p className="t-note c2 break-words">
              <Written>{useRoleAndPlace(person)}</Written>
            </p>
            {person.followsYou && <Tag>{texts.followsYou}</Tag>}
          </div>
          <div className="flex w-full flex-wrap gap-2 md:w-auto">
            <div className="min-w-36 flex-1">
              <FollowButton person={person} />
            </div>
            {!person.isBlocked && (
              <ButtonLink
                look="second"
                className="flex-1"
                to="/app/chats/with/$profileKey"
                params={{ profileKey: person.profileKey }}
              >
                {texts.message}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <PageBody className="stack">
        <div className="cols two">
          <div className="stack">
            <Card pad className="grid grid-cols-2 text-center">
              <Stat label={texts.followers(person.followers)}>{formatCount(person.followers)}</Stat>
              <Stat label={texts.following}>{formatCount(person.following)}</Stat>
            </Card>
            {!person.isBlocked &&
              personActivity.map((Part, at) => (
                <Part key={at} profileKey={person.profileKey} isSeller={person.role === "seller"} />
              ))}
          </div>
          <About person={person} />
        </div>
      </PageBody>
    </>
  );
}

/** Tells that the page was opened, once; where that does not come through, nothing is lost but the note. */
function useViewNoted(profileKey: string): void {
  useEffect(() => {
    call(viewPerson, { params: { profileKey } }).catch(() => {});
  }, [profileKey]);
}

function About({ person }: { readonly person: Person }) {
  const texts = usePeopleTexts();
  const language = useLanguage();
  const { locality, district, state } = person;
  const places = [locality, district, state && stateName(state, language)].filter((part) => part !== null);
  const place = [...new Set(places)].join(", ");
  return (
    <Card pad className="stack-s">
      <h2 className="t-note b">{texts.about}</h2>
      <p className="t-note flex gap-2.5">
        <Icon shape={MapPin} size="row" />
        <span>{place === "" ? texts.noPlace : <Written>{place}</Written>}</span>
      </p>
      <p className="t-note flex gap-2.5">
        <Icon shape={CalendarDays} size="row" />
        <span>
          {texts.memberSince} <DateText at={person.memberSince} />
        </span>
      </p>
      {!person.isBlocked && <BlockButton person={person} />}
    </Card>
  );
}
