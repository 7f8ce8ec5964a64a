import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type BedTint, Thumb } from "./bed.tsx";
import { classes } from "./classes.tsx";
import { Icon } from "./icon.tsx";
import { Money } from "./money.tsx";
import { Tag, type TagJob } from "./tag.tsx";
import { useWords } from "./words.texts.ts";

/**
 * An order in a list: head line, first product, seller, status strip, total and margin, then the actions the server lists.
 * `title` may be a link; `moreCount` is how many further products the order has, `others` their names.
 */
export function OrderTile({
  head,
  date,
  title,
  moreCount = 0,
  others,
  seller,
  tint,
  picture,
  status,
  totalInPaise,
  margin,
  actions,
}: {
  readonly head: ReactNode;
  readonly date: ReactNode;
  readonly title: ReactNode;
  readonly moreCount?: number;
  readonly others?: ReactNode;
  readonly seller: ReactNode;
  readonly tint: BedTint;
  readonly picture: string;
  readonly status: { readonly shape: LucideIcon; readonly text: ReactNode; readonly isTrouble?: boolean };
  readonly totalInPaise: number;
  readonly margin?: { readonly job: TagJob; readonly label: string; readonly paise: number } | undefined;
  readonly actions?: ReactNode;
}) {
  const words = useWords();
  return (
    <article className="card ot">
      <div className="ot-h">
        <b className="num">{head}</b>
        <span>{date}</span>
      </div>
      <div className="ot-m">
        <Thumb tint={tint} picture={picture} />
        <div className="min-w-0">
          <h3 className="ot-t clip2">
            {title}{" "}
            {moreCount > 0 && (
              <span className="c3 font-normal">
                {words.more(moreCount)}
                {others && <>: {others}</>}
              </span>
            )}
          </h3>
          <div className="t-small c2">{seller}</div>
        </div>
      </div>
      <div className={classes("ot-s", status.isTrouble && "stop")}>
        <Icon shape={status.shape} size="row" />
        <span>{status.text}</span>
      </div>
      <div className="ot-f">
        <Money paise={totalInPaise} />
        {margin && (
          <Tag job={margin.job}>
            {margin.label} <Money paise={margin.paise} />
          </Tag>
        )}
      </div>
      {actions && <div className="ot-a">{actions}</div>}
    </article>
  );
}
