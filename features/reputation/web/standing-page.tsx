import { useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import {
  mostPointsADay,
  mostPointsFromOne,
  mostPointsFromOneEver,
  needsOf,
  type OwnStanding,
  readOwnStanding,
  type Step,
  steps,
} from "../contract.ts";
import { StepList } from "./step-list.tsx";
import { useReputationTexts } from "./words.ts";

/** How far the person is, what the next step gives, and what brought points today. */
export function StandingPage() {
  const standing = useQuery({
    queryKey: ["reputation", "own"],
    meta: kept,
    queryFn: ({ signal }) => call(readOwnStanding, {}, { signal }),
  });
  return (
    <PageBody className="cols even">
      <Answer to={standing}>
        {(own) => (
          <>
            <div className="stack">
              <Now own={own} />
              <Today {...own.today} />
            </div>
            <StepList own={own.step} />
          </>
        )}
      </Answer>
    </PageBody>
  );
}

function Now({ own }: { readonly own: OwnStanding }) {
  const texts = useReputationTexts();
  const { step, points, isPaused, pausedUntil } = own;
  return (
    <Card pad className="stack-s">
      {isPaused && (
        <Note job="trouble">
          {pausedUntil === null ? (
            texts.pausedForGood
          ) : (
            <>
              {texts.pausedUntil} <DateText as="time" at={pausedUntil} />
            </>
          )}
        </Note>
      )}
      <div className="between">
        <h2 className="t-title">{texts.stepOf(step)}</h2>
        <b className="num">{texts.points(points)}</b>
      </div>
      {!isPaused && <Way own={own} next={steps[steps.indexOf(step) + 1]} />}
      <p className="t-small c2">{texts.others}</p>
    </Card>
  );
}

function Way({ own, next }: { readonly own: OwnStanding; readonly next: Step | undefined }) {
  const texts = useReputationTexts();
  if (next === undefined || next === "new") return <p>{texts.highest}</p>;
  const needs = needsOf[next];
  return (
    <>
      <h3 className="b">{texts.next(texts.stepOf(next))}</h3>
      <Bar share={own.points / needs.points}>{texts.ofPoints(own.points, needs.points)}</Bar>
      <Bar share={own.givers / needs.givers}>
        {texts.ofGivers(Math.min(own.givers, needs.givers), needs.givers)}
      </Bar>
      <Bar share={own.days / needs.days}>{texts.ofDays(Math.min(own.days, needs.days), needs.days)}</Bar>
      <p className="t-small c2">{next === "villager" ? texts.orDays : texts.andDays}</p>
      <p className="t-small c2">{texts.fromOne(mostPointsFromOne, mostPointsFromOneEver)}</p>
    </>
  );
}

function Bar({ share, children }: { readonly share: number; readonly children: string }) {
  return (
    <div className="t-note grid gap-1">
      {children}
      <span className="h-2 rounded bg-sunken" aria-hidden="true">
        <span className="block h-2 rounded bg-leaf" style={{ width: `${Math.min(100, 100 * share)}%` }} />
      </span>
    </div>
  );
}

function Today({ marks, points }: OwnStanding["today"]) {
  const texts = useReputationTexts();
  if (marks.length === 0)
    return (
      <EmptyState
        drawing={<LanternDrawing />}
        title={texts.noneToday}
        action={
          <ButtonLink look="second" to="/app/home/qa" search={{}}>
            {texts.questions}
          </ButtonLink>
        }
      >
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <Card pad className="stack-s">
      <h2 className="h2">{texts.today}</h2>
      <ul className="stack-s">
        {marks.map((mark) => (
          <li key={mark.kind} className="between">
            <span>
              {texts.markOf(mark.kind)} <span className="t-note c2">{texts.times(mark.count)}</span>
            </span>
            <Tag job="done">+{mark.points}</Tag>
          </li>
        ))}
      </ul>
      <p className="t-small c2">{texts.ofDay(points, mostPointsADay)}.</p>
    </Card>
  );
}
