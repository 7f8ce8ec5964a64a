import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { classes } from "../classes.tsx";
import { Icon } from "../icon.tsx";
import { Tag, type TagJob } from "../tag.tsx";
import { useWords } from "../words.texts.ts";
import { Money } from "./money.tsx";
import { type ImageTint, Thumb } from "./product-image.tsx";

/**
 * An order in a list: head line, first product, seller, status, total, margin and the server's actions.
 * `title` may be a link; `onOpen` handles a press elsewhere on the tile. `moreCount` counts further products,
 * named in `others`.
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
  onOpen,
}: {
  readonly head: ReactNode;
  readonly date: ReactNode;
  readonly title: ReactNode;
  readonly moreCount?: number;
  readonly others?: ReactNode;
  readonly seller: ReactNode;
  readonly tint: ImageTint;
  readonly picture: string;
  readonly status: { readonly shape: LucideIcon; readonly text: ReactNode; readonly isTrouble?: boolean };
  readonly totalInPaise: number;
  readonly margin?: { readonly job: TagJob; readonly label: string; readonly paise: number } | undefined;
  readonly actions?: ReactNode;
  readonly onOpen?: () => void;
}) {
  const words = useWords();
  return (
    <article className="card ot" {...(onOpen && opening(onOpen))}>
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

/** A press on the tile itself; links, buttons and their dialogs handle their own presses. */
function opening(onOpen: () => void) {
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    const isOnTile = target instanceof Element && currentTarget.contains(target);
    if (isOnTile && !target.closest("a, button, dialog")) onOpen();
  };
  return { "data-href": "", onClick };
}
