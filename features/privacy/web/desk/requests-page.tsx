import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { requestsQuery } from "../api.ts";
import { usePrivacyTexts } from "../words.ts";
import { AskForDialog } from "./ask-for-dialog.tsx";
import { RequestCard } from "./request-card.tsx";

type State = "open" | "ended";

/** What people asked for, for the platform admins: what is open, the soonest due first, and what has ended. */
export function RequestsPage() {
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={usePrivacyTexts().forAdmins}>
        <Requests />
      </ForRole>
    </PageBody>
  );
}

function Requests() {
  const texts = usePrivacyTexts();
  const [state, setState] = useState<State>("open");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>
        <Button look="second" onClick={() => setAsking(true)}>
          {texts.askFor}
        </Button>
      </p>
      <Tabs
        label={texts.shown}
        selected={state}
        onSelect={setState}
        tabs={[
          { id: "open", text: texts.open },
          { id: "ended", text: texts.ended },
        ]}
      >
        <List key={state} state={state} />
      </Tabs>
      {isAsking && <AskForDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function List({ state }: { readonly state: State }) {
  const texts = usePrivacyTexts();
  const list = useInfiniteQuery(requestsQuery(state));
  return (
    <div className="stack mt-3">
      <Answer
        to={list}
        isEmpty={({ pages }) => pages[0]?.requests.length === 0}
        empty={
          <EmptyState
            drawing={<LanternDrawing />}
            title={state === "open" ? texts.nothingOpen : texts.nothingEnded}
          />
        }
      >
        {({ pages }) => (
          <>
            <div className="tiles items-start">
              {pages
                .flatMap(({ requests }) => requests)
                .map((request) => (
                  <RequestCard key={request.requestId} of={request} />
                ))}
            </div>
            <LoadMore list={list} end={texts.end} />
          </>
        )}
      </Answer>
    </div>
  );
}
