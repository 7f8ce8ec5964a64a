import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState, LoadingState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import type { UpdateList } from "../../contract/updates.ts";
import { scheduledQuery, updatesQuery } from "../api.ts";
import { WaitingRow } from "../card/waiting-row.tsx";
import { CropsRow } from "../for-you/crops-row.tsx";
import { useForYouTexts } from "../for-you/for-you.texts.ts";
import { ListedCard } from "../for-you/listed-card.tsx";
import { keepOrder, readingQuery } from "../for-you/reading.api.ts";
import { useTellSeen } from "../for-you/use-tell-seen.ts";
import { useUpdatesTitles } from "../titles.ts";
import { useUpdatesTexts } from "../words.ts";
import { UpdateForm } from "../write/lazy-form.tsx";
import { WriteRow } from "../write/write-row.tsx";

const lists = ["for-you", "all", "mine", "saved"] as const;

/** All updates, newest first or in an order made for the person, his own, those he saved; or the form of a new one. */
export function UpdatesPage() {
  const texts = useUpdatesTexts();
  const { forYou } = useForYouTexts();
  const { write } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { show, choose } = useShownList();
  usePageTitle(write ? texts.newUpdate : undefined);
  return (
    <PageBody className="stack upd-page">
      {write ? (
        <UpdateForm onClose={() => void navigate({ to: "/app/social/updates", search: {}, replace: true })} />
      ) : (
        <Tabs
          label={texts.lists}
          even
          selected={show ?? "all"}
          onSelect={choose}
          tabs={lists.map((id) => ({ id, text: id === "for-you" ? forYou : texts[id] }))}
        >
          <div className="stack mt-3">
            {show !== "saved" && <WriteRow />}
            {show !== "saved" && <Waiting />}
            {show === "for-you" && <CropsRow />}
            {show ? <List key={show} show={show} toNewest={() => choose("all")} /> : <LoadingState />}
          </div>
        </Tabs>
      )}
    </PageBody>
  );
}

/** The open list: at first in the order that the person chose last, undefined until that is known. */
function useShownList() {
  const reading = useQuery(readingQuery);
  const [chosen, setChosen] = useState<UpdateList>();
  // Where it could not be kept the list is shown all the same; the next visit begins as before.
  const keeping = useMutation({ mutationFn: keepOrder });
  const remembered = reading.data?.sort === "for-you" ? "for-you" : "all";
  return {
    show: chosen ?? (reading.isPending ? undefined : remembered),
    choose(list: UpdateList) {
      setChosen(list);
      if (list === "all" || list === "for-you") keeping.mutate(list === "all" ? "newest" : list);
    },
  } as const;
}

/** The next own update that waits for its time, and the way to all of them. */
function Waiting() {
  const titles = useUpdatesTitles();
  const { data } = useQuery(scheduledQuery);
  const [first] = data?.updates ?? [];
  return (
    <>
      {first && <WaitingRow update={first} />}
      <Link className="t-note link justify-self-start py-1" to="/app/home/scheduled-updates">
        {titles.scheduled}
        {data && data.updates.length > 0 && ` (${data.updates.length})`}
      </Link>
    </>
  );
}

function List({ show, toNewest }: { readonly show: UpdateList; readonly toNewest: () => void }) {
  const texts = useUpdatesTexts();
  const forYou = useForYouTexts();
  const list = useInfiniteQuery(updatesQuery(show));
  const onSeen = useTellSeen();
  const isForYou = show === "for-you";
  const nothing = {
    all: [texts.nothingYet, texts.nothingYetHint],
    "for-you": [forYou.nothing, texts.nothingYetHint],
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
              <ListedCard key={update.shareId} update={update} onSeen={onSeen} />
            ))}
          <LoadMore list={list} end={isForYou ? forYou.end : texts.end} />
          {isForYou && !list.hasNextPage && (
            <Button look="onpaper" wide onClick={toNewest}>
              {forYou.toNewest}
            </Button>
          )}
        </>
      )}
    </Answer>
  );
}
