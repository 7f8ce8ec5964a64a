import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import { type RequestState, requestStates } from "../../contract.ts";
import { requestsQuery } from "../api.ts";
import { useLicencesTexts } from "../licences.texts.ts";
import { RequestCard } from "./request-card.tsx";

/** For the platform admin: the licences that sellers sent, by state. */
export function QueuePage() {
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={useLicencesTexts().forAdmins}>
        <Queue />
      </ForRole>
    </PageBody>
  );
}

function Queue() {
  const texts = useLicencesTexts();
  const [state, setState] = useState<RequestState>("waiting");
  const list = useInfiniteQuery(requestsQuery(state));
  const counts = list.data?.pages[0]?.counts;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {requestStates.map((each) => (
          <Chip key={each} chosen={each === state} onClick={() => setState(each)}>
            {counts ? texts.counted(texts.request(each), formatCount(counts[each])) : texts.request(each)}
          </Chip>
        ))}
      </div>
      <Answer
        to={list}
        isEmpty={({ pages }) => pages[0]?.requests.length === 0}
        empty={
          <EmptyState
            drawing={<LanternDrawing />}
            title={state === "waiting" ? texts.noneWaiting : texts.noneOfState}
          >
            {state === "waiting" && texts.noneWaitingHint}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <div className="grid items-start gap-3 lg:grid-cols-2">
              {pages
                .flatMap(({ requests }) => requests)
                .map((request) => (
                  <RequestCard key={request.requestId} request={request} />
                ))}
            </div>
            <LoadMore list={list} />
          </>
        )}
      </Answer>
    </>
  );
}
