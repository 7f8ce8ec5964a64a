import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { sumOf } from "#engine/contract/money.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { Dock } from "#engine/web/ui/page/page.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { type DayOrder, type DayStage, mostDayOrders } from "#features/orders/contract/seller-day.ts";
import { dayOrdersQuery, slipsPath } from "./api.ts";
import { useDayTexts } from "./day.texts.ts";
import { moveAtOnce } from "./day-moves.ts";
import { DayTile } from "./day-tile.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { PackDialog } from "./pack-dialog.tsx";
import { SaveButton } from "./save-button.tsx";
import { areAllTicked, tickedAfter, tickedFirst } from "./ticks.ts";
import { useDayMove } from "./use-day-move.ts";

const noOrders = {
  accept: "nothingToAccept",
  pack: "nothingToPack",
  handOver: "nothingToHandOver",
} as const;

/** One stage of the day: its orders, each with its step, and the step for all that are ticked. */
export function StageColumn({
  stage,
  count,
}: {
  readonly stage: DayStage;
  readonly count: number | undefined;
}) {
  const texts = useDayTexts();
  const list = useInfiniteQuery(dayOrdersQuery(stage));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly DayOrder[]>([]);
  const { refused, isPending, isSending, move } = useDayMove(() => {
    setTicked(new Set());
    setAsked([]);
  });
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  const chosen = orders.filter(({ orderId }) => ticked.has(orderId));
  const press = (pressed: readonly DayOrder[]): void => {
    const atOnce = moveAtOnce(stage, pressed);
    if (atOnce) move(atOnce);
    else setAsked(pressed);
  };
  const tick = (orderId: string, isTicked: boolean): void => {
    const after = tickedAfter(chosen, orderId, isTicked);
    if (after) setTicked(after);
    else showMessage(texts.mostAtOnce(mostDayOrders));
  };
  const dialog = { orders: asked, busy: isPending, onSend: move, onClose: () => setAsked([]) };
  return (
    <section aria-label={texts[stage]} className="stack-s">
      <StageHead
        {...{ stage, count, orders, chosen, isPending }}
        onTickAll={(isTicked) => setTicked(isTicked ? tickedFirst(orders) : new Set())}
        onPress={() => press(chosen)}
        onClear={() => setTicked(new Set())}
      />
      {refused.length > 0 && (
        <Note job="trouble">
          {refused.map(({ orderId, why }) => (
            <p key={orderId}>{texts.notDone(orderId, why ?? "")}</p>
          ))}
        </Note>
      )}
      <Answer
        to={list}
        isEmpty={({ pages }) => pages[0]?.orders.length === 0}
        empty={<p className="t-note c2 px-3 py-2">{texts[noOrders[stage]]}</p>}
      >
        {() => (
          <>
            <ul className="stack-s">
              {orders.map((order) => (
                <DayTile
                  key={order.orderId}
                  {...{ order, stage }}
                  isChosen={ticked.has(order.orderId)}
                  busy={isSending(order.orderId)}
                  onChoose={(isTicked) => tick(order.orderId, isTicked)}
                  onPress={() => press([order])}
                  onChange={() => setAsked([order])}
                />
              ))}
            </ul>
            <LoadMore list={list} />
          </>
        )}
      </Answer>
      {asked.length > 0 && stage === "pack" && <PackDialog {...dialog} />}
      {asked.length > 0 && stage === "handOver" && <HandOverDialog {...dialog} />}
    </section>
  );
}

const stepForAll = { accept: "acceptAll", pack: "packAll", handOver: "handOverAll" } as const;

interface Head {
  readonly stage: DayStage;
  readonly count: number | undefined;
  readonly orders: readonly DayOrder[];
  readonly chosen: readonly DayOrder[];
  readonly isPending: boolean;
  readonly onTickAll: (isTicked: boolean) => void;
  readonly onPress: () => void;
  readonly onClear: () => void;
}

/** The name of the stage with its count; the step for what is ticked stands here, on phones in the dock. */
function StageHead({ stage, count, orders, chosen, isPending, onTickAll, onPress, onClear }: Head) {
  const texts = useDayTexts();
  const language = useLanguage();
  const isWide = useIsWide();
  const slipsOf = chosen.length > 0 ? chosen : orders.slice(0, mostDayOrders);
  const step = (
    <Button small={isWide} busy={isPending} onClick={onPress}>
      {texts[stepForAll[stage]](chosen.length)}
    </Button>
  );
  return (
    <>
      <div className="day-head">
        {orders.length > 0 && (
          <TickBox checked={areAllTicked(orders, chosen)} onChange={onTickAll}>
            <span className="sr">{texts.chooseAll}</span>
          </TickBox>
        )}
        <h2>
          {texts[stage]} <span className="c3 num">{count ?? texts.unknown}</span>
        </h2>
        {chosen.length > 0 && isWide && step}
        {stage === "pack" && orders.length > 0 && (chosen.length === 0 || !isWide) && (
          <SaveButton
            look="onpaper"
            path={slipsPath(
              slipsOf.map(({ orderId }) => orderId),
              language,
            )}
          >
            {texts.slips(slipsOf.length)}
          </SaveButton>
        )}
      </div>
      {chosen.length > 0 && !isWide && (
        <Dock>
          <IconButton name={texts.clear} shape={X} onClick={onClear} />
          <p className="t-note min-w-0 flex-1">
            <b className="block">{texts.chosen(chosen.length)}</b>
            <span className="c2">
              <PlainMoney paise={sumOf(chosen.map(({ totalInPaise }) => totalInPaise))} />
            </span>
          </p>
          {step}
        </Dock>
      )}
    </>
  );
}
