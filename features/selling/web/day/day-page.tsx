import "./day.css";
import { useQuery } from "@tanstack/react-query";
import { useMayDo } from "#engine/web/data/seller-work.ts";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { type DayStage, dayStages, type SellerDay } from "#features/orders/contract/seller-day.ts";
import { SellersOnly } from "../sellers-only.tsx";
import { dayQuery } from "./api.ts";
import { useDayTexts } from "./day.texts.ts";
import { DayBand } from "./day-band.tsx";
import { LateCard, MoneyCard, RunningOutCard } from "./day-side.tsx";
import { StageColumn } from "./stage-column.tsx";

const stages = Object.keys(dayStages) as DayStage[];
const isStage = (kept: unknown): kept is DayStage => stages.some((stage) => stage === kept);

/** The seller's start: what is to be done now, with the buttons on it; then what is late, money and stock. */
export function DayPage() {
  return (
    <SellersOnly>
      <Day />
    </SellersOnly>
  );
}

function Day() {
  const isWide = useIsWide();
  const [stage, setStage] = useEntryState<DayStage>("stage of the day", "accept", isStage);
  const seesMoney = useMayDo("accounts");
  const { data: day } = useQuery(dayQuery);
  return (
    <>
      <DayBand day={day} />
      <PageBody hasDock={!isWide} className="day-wide stack">
        {!isWide && <StageChoice stage={stage} day={day} onChoose={setStage} />}
        <div className="day-board">
          {(isWide ? stages : [stage]).map((shown) => (
            <StageColumn key={shown} stage={shown} count={day?.counts[shown]} />
          ))}
          <aside className="stack mt-4 lg:mt-0">
            {day !== undefined && day.late > 0 && <LateCard count={day.late} />}
            {seesMoney && <MoneyCard />}
            {day !== undefined && day.runningOut.length > 0 && <RunningOutCard day={day} />}
          </aside>
        </div>
      </PageBody>
    </>
  );
}

/** The three stages with their counts, one shown at a time. */
function StageChoice({
  stage,
  day,
  onChoose,
}: {
  readonly stage: DayStage;
  readonly day: SellerDay | undefined;
  readonly onChoose: (stage: DayStage) => void;
}) {
  const texts = useDayTexts();
  return (
    <fieldset>
      <legend className="sr">{texts.stages}</legend>
      <div className="day-stages">
        {stages.map((each) => (
          <button key={each} type="button" aria-pressed={each === stage} onClick={() => onChoose(each)}>
            <b>{day?.counts[each] ?? texts.unknown}</b>
            {texts[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
