import { useInfiniteQuery } from "@tanstack/react-query";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import { type SentState, sentStates } from "../../contract/applications.ts";
import { queueQuery } from "../api.ts";
import { useApplicationsTexts } from "../words.ts";
import { useApplicationDeskTexts } from "./desk.texts.ts";
import { QueueRows } from "./queue-rows.tsx";

interface Shown {
  readonly state: SentState;
  readonly q: string;
}

const atFirst: Shown = { state: "applied", q: "" };

function isShown(kept: unknown): kept is Shown {
  if (typeof kept !== "object" || kept === null || !("state" in kept) || !("q" in kept)) return false;
  return sentStates.some((state) => state === kept.state) && typeof kept.q === "string";
}

/** Who wants to be an agent or a seller: by state, the longest waiting first, found by name or number. */
export function QueuePage() {
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={useApplicationDeskTexts().forAdmins}>
        <Queue />
      </ForRole>
    </PageBody>
  );
}

function Queue() {
  const texts = useApplicationDeskTexts();
  const words = useApplicationsTexts();
  const [shown, setShown] = useEntryState("applications", atFirst, isShown);
  const list = useInfiniteQuery(queueQuery(shown.state, shown.q));
  const counts = list.data?.pages[0]?.counts;
  const tab = (state: SentState) => ({
    id: state,
    text: `${words.stateOf(state)} ${counts ? formatCount(counts[state]) : "–"}`,
  });
  return (
    <>
      {counts && <p className="b">{texts.waiting(counts.applied)}</p>}
      <FindField
        label={texts.search}
        hint={texts.find}
        action={texts.search}
        asked={shown.q}
        onFind={(q) => setShown({ ...shown, q })}
      />
      <Tabs
        label={texts.states}
        selected={shown.state}
        onSelect={(state) => setShown({ ...shown, state })}
        tabs={sentStates.map(tab)}
      >
        <div className="stack mt-3">
          <Answer
            to={list}
            isEmpty={({ pages }) => pages[0]?.applications.length === 0}
            empty={<Nothing q={shown.q} onClear={() => setShown({ ...shown, q: "" })} />}
          >
            {({ pages }) => (
              <>
                <QueueRows rows={pages.flatMap(({ applications }) => applications)} />
                <LoadMore list={list} end={texts.end} />
              </>
            )}
          </Answer>
        </div>
      </Tabs>
    </>
  );
}

function Nothing({ q, onClear }: { readonly q: string; readonly onClear: () => void }) {
  const texts = useApplicationDeskTexts();
  if (q === "") {
    return (
      <EmptyState drawing={<LanternDrawing />} title={texts.nothing}>
        {texts.nothingHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<LanternDrawing />}
      title={texts.noneFound(q)}
      action={
        <Button look="second" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
