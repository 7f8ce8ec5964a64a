import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import type { UpdateList } from "../../contract/updates.ts";
import { scheduledQuery, updatesQuery } from "../api.ts";
import { UpdateCard } from "../card/update-card.tsx";
import { WaitingRow } from "../card/waiting-row.tsx";
import { useUpdatesTitles } from "../titles.ts";
import { useUpdatesTexts } from "../words.ts";
import { UpdateForm } from "../write/lazy-form.tsx";
import { WriteRow } from "../write/write-row.tsx";

/** All updates, newest first, those of the person himself and those he saved; or the form of a new one. */
export function UpdatesPage() {
  const texts = useUpdatesTexts();
  const { write } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [show, setShow] = useState<UpdateList>("all");
  usePageTitle(write ? texts.newUpdate : undefined);
  return (
    <PageBody className="stack upd-page">
      {write ? (
        <UpdateForm onClose={() => void navigate({ to: "/app/social/updates", search: {}, replace: true })} />
      ) : (
        <Tabs
          label={texts.lists}
          even
          selected={show}
          onSelect={setShow}
          tabs={(["all", "mine", "saved"] as const).map((id) => ({ id, text: texts[id] }))}
        >
          <div className="stack mt-3">
            {show !== "saved" && <WriteRow />}
            {show !== "saved" && <Waiting />}
            <List key={show} show={show} />
          </div>
        </Tabs>
      )}
    </PageBody>
  );
}

/** The next own update that waits for its time, and the way to all of them. */
function Waiting() {
  const titles = useUpdatesTitles();
  const { data } = useQuery(scheduledQuery);
  const [first] = data?.updates ?? [];
  return (
    <>
      {first && <WaitingRow update={first} />}
      <Link className="t-note b" to="/app/home/scheduled-updates">
        {titles.scheduled}
        {data && data.updates.length > 0 && ` (${data.updates.length})`}
      </Link>
    </>
  );
}

function List({ show }: { readonly show: UpdateList }) {
  const texts = useUpdatesTexts();
  const list = useInfiniteQuery(updatesQuery(show));
  const nothing = {
    all: [texts.nothingYet, texts.nothingYetHint],
    mine: [texts.nothingMine, texts.nothingYetHint],
    saved: [texts.nothingSaved, texts.nothingSavedHint],
  }[show];
  return (
    <Answer
      to={list}
      isEmpty={({ pages }) => pages.every(({ updates }) => updates.length === 0)}
      empty={
        <EmptyState drawing={<BasketDrawing />} title={nothing[0] ?? ""}>
          {nothing[1]}
        </EmptyState>
      }
    >
      {({ pages }) => (
        <>
          {pages
            .flatMap(({ updates }) => updates)
            .map((update) => (
              <UpdateCard key={update.shareId} update={update} />
            ))}
          <LoadMore list={list} end={texts.end} />
        </>
      )}
    </Answer>
  );
}
