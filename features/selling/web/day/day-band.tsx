import { HeaderBand } from "#engine/web/ui/page/page.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { mostDayOrders, type SellerDay } from "#features/orders/contract/seller-day.ts";
import { dayListPath, slipsPath } from "./api.ts";
import { useDayTexts } from "./day.texts.ts";
import { SaveButton } from "./save-button.tsx";

/** The day on the cloth: how much waits, how much is handed over, and the papers of the day. */
export function DayBand({ day }: { readonly day: SellerDay | undefined }) {
  const texts = useDayTexts();
  const language = useLanguage();
  const waiting = day ? day.counts.accept + day.counts.pack + day.counts.handOver : undefined;
  const all = waiting === undefined || !day ? 0 : waiting + day.handedOverToday;
  return (
    <HeaderBand className="day-wide">
      <div className="day-band">
        <div>
          <p className="t-note text-on-cloth-2">
            {formatDate(Date.now(), language)}
            {day?.businessName && (
              <>
                , <Words of={day.businessName} />
              </>
            )}
          </p>
          <h1 className="t-headline">{waiting === undefined ? texts.unknown : texts.toMove(waiting)}</h1>
        </div>
        {day && all > 0 ? <Progress done={day.handedOverToday} all={all} /> : <span />}
        <div className="day-files">
          <SaveButton look="oncloth" path={dayListPath(language)}>
            {texts.dayList}
          </SaveButton>
          <SaveButton
            look="oncloth"
            path={slipsPath([], language)}
            disabled={day === undefined || day.counts.pack === 0}
          >
            {texts.slips(Math.min(day?.counts.pack ?? 0, mostDayOrders))}
          </SaveButton>
        </div>
      </div>
    </HeaderBand>
  );
}

/** How many of the day's orders are handed over: solid for done, stitches for what is left. */
function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const texts = useDayTexts();
  return (
    <div>
      <p className="t-small mb-0.5">{texts.progress(done, all)}</p>
      <div className="day-thread" aria-hidden="true">
        <i style={{ width: `${Math.round((100 * done) / all)}%` }} />
        <i />
      </div>
    </div>
  );
}
