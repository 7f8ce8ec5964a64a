import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { type NetworkList, networkLists } from "../../contract.ts";
import { networkQuery } from "../api.ts";
import { PersonRow } from "../person-row.tsx";
import { usePeopleTitles } from "../titles.ts";
import { usePeopleTexts } from "../words.ts";

const route = getRouteApi("/app/network");

/** Who follows the person, whom he follows and whom he has blocked; `?list=` says which. */
export function NetworkPage() {
  const texts = usePeopleTexts();
  const titles = usePeopleTitles();
  const { list: asked } = route.useSearch();
  const list = networkLists.find((one) => one === asked) ?? "followers";
  const navigate = useNavigate();
  return (
    <PageBody className="stack">
      <ButtonLink look="second" to="/app/network/views" className="justify-self-start">
        <Icon shape={Eye} size="text" />
        {titles.views}
      </ButtonLink>
      <Tabs
        label={texts.lists}
        even
        selected={list}
        onSelect={(next) => void navigate({ to: "/app/network", search: { list: next }, replace: true })}
        tabs={[
          { id: "followers", text: texts.followersTab },
          { id: "following", text: texts.following },
          { id: "blocked", text: texts.blockedTab },
        ]}
      >
        <People key={list} list={list} />
      </Tabs>
    </PageBody>
  );
}

function People({ list }: { readonly list: NetworkList }) {
  const texts = usePeopleTexts();
  const people = useInfiniteQuery(networkQuery(list));
  const none = {
    followers: texts.noFollowers,
    following: texts.noFollowing,
    blocked: texts.noBlocked,
  }[list];
  return (
    <div className="stack mt-3">
      <Answer
        to={people}
        isEmpty={({ pages }) => pages[0]?.people.length === 0}
        empty={
          <EmptyState
            drawing={<LanternDrawing />}
            title={none}
            action={list !== "blocked" && <ButtonLink to="/app/search">{texts.findPeople}</ButtonLink>}
          />
        }
      >
        {({ pages }) => (
          <>
            <ul className="card">
              {pages
                .flatMap((page) => page.people)
                .map((person) => (
                  <PersonRow key={person.profileKey} of={person} />
                ))}
            </ul>
            <LoadMore list={people} end={texts.end} />
          </>
        )}
      </Answer>
    </div>
  );
}
