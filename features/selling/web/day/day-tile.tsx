import { Link } from "@tanstack/react-router";
import { Clock } from "lucide-react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatDate, formatFieldDate, formatTime } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { DayOrder, DayStage } from "#features/orders/contract/seller-day.ts";
import { useSellingTexts } from "../words.ts";
import { useDayTexts } from "./day.texts.ts";
import { isPackable } from "./day-moves.ts";

const dayInMilliseconds = 86_400_000;

/** An order that waits in a stage: whose it is, until when, what is in it, its amount, and the button of the step. */
export function DayTile({
  order,
  stage,
  isChosen,
  busy,
  onChoose,
  onPress,
  onChange,
}: {
  readonly order: DayOrder;
  readonly stage: DayStage;
  readonly isChosen: boolean;
  readonly busy: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onPress: () => void;
  /** Changes the proposed batches. */
  readonly onChange: () => void;
}) {
  const texts = useDayTexts();
  const { orderId, recipientName, city, balanceInPaise, totalInPaise } = order;
  const isCash = balanceInPaise > 0;
  return (
    <li className={classes("card day-tile", isChosen && "on")}>
      <TickBox checked={isChosen} onChange={onChoose}>
        <span className="sr">{texts.choose(orderId)}</span>
      </TickBox>
      <div className="day-tile-head">
        <b className="min-w-0 break-words">
          <Written>{city === "" ? recipientName : `${recipientName}, ${city}`}</Written>
        </b>
        <DueTag order={order} />
      </div>
      <div className="day-tile-body">
        <Product order={order} />
        {stage === "pack" && isPackable(order) && <Batches order={order} onChange={onChange} />}
        <div className="flex items-center justify-between gap-2">
          <p className="min-w-0">
            <Money paise={isCash ? balanceInPaise : totalInPaise} />
            <span className="t-small c2"> {isCash ? texts.cash : texts.paid}</span>
            <span className="t-small c3 num block break-all">#{orderId}</span>
          </p>
          <Button small look="second" busy={busy} onClick={onPress}>
            {texts[stage]}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Until when the step is due: a time today, else a day; in chilli once it is over. */
function DueTag({ order: { dueBy, isLate } }: { readonly order: DayOrder }) {
  const texts = useDayTexts();
  const selling = useSellingTexts();
  const language = useLanguage();
  const now = Date.now();
  if (isLate) {
    const days = Math.floor((now - dueBy) / dayInMilliseconds);
    return (
      <Tag job="stop">
        <Icon shape={Clock} size="text" />
        {days > 0 ? selling.lateBy(days) : texts.late}
      </Tag>
    );
  }
  const isToday = formatFieldDate(dueBy) === formatFieldDate(now);
  // The year goes without saying.
  const day = formatDate(dueBy, language).replace(/ \d{4}$/, "");
  return <Tag>{texts.by(isToday ? formatTime(dueBy, language) : day)}</Tag>;
}

/** The first product with its packs, and how many more; its title opens the order. */
function Product({ order: { orderId, lines } }: { readonly order: DayOrder }) {
  const texts = useDayTexts();
  const language = useLanguage();
  const [first] = lines;
  if (!first) return null;
  const amount = texts.amount(wordsIn(language, first.pack).text, first.quantity);
  return (
    <div className="flex items-center gap-2.5">
      <Thumb small tint={first.bed} picture={productPicture(first.image)} />
      <div className="min-w-0">
        <Link className="ot-t block" to="/app/sell/orders/$orderId" params={{ orderId }}>
          <Words of={first.title} />
        </Link>
        <p className="t-small c2">
          {lines.length > 1 ? `${amount}, ${texts.more(lines.length - 1)}` : amount}
        </p>
      </div>
    </div>
  );
}

/** The batches with which a press packs the order. */
function Batches({
  order: { lines },
  onChange,
}: {
  readonly order: DayOrder;
  readonly onChange: () => void;
}) {
  const texts = useDayTexts();
  const language = useLanguage();
  const [first] = lines;
  if (!first?.batchNumber) return null;
  const ofOne = first.expiresOn
    ? texts.batch(first.batchNumber, formatDate(momentOfDay(first.expiresOn), language))
    : texts.batchOnly(first.batchNumber);
  return (
    <div className="day-batch">
      <span className="min-w-0 break-words">{lines.length === 1 ? ofOne : texts.batches(lines.length)}</span>
      <button type="button" className="link min-h-11 shrink-0" onClick={onChange}>
        {texts.change}
      </button>
    </div>
  );
}
