import type { ReactNode } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import type { Grievance } from "../contract.ts";
import { useGrievancesTexts } from "./words.ts";

/** A grievance with its ticket, its clocks and all that was written; `children` is what can be done about it. */
export function GrievanceCard({
  grievance,
  isOverdue = false,
  isSupport = false,
  who,
  children,
}: {
  readonly grievance: Grievance;
  readonly isOverdue?: boolean;
  readonly isSupport?: boolean;
  /** Whose it is, for support. */
  readonly who?: ReactNode;
  readonly children?: ReactNode;
}) {
  const texts = useGrievancesTexts();
  const { ticket, subject, orderNumber, raisedAt, acknowledgedAt, settledAt, messages } = grievance;
  const state: readonly [TagJob, string] =
    settledAt !== null
      ? ["done", texts.settled]
      : acknowledgedAt !== null
        ? ["know", texts.acknowledged]
        : ["plain", texts.waiting];
  const authorOf = (isFromSupport: boolean) =>
    isFromSupport ? texts.santha : isSupport ? texts.person : texts.you;
  return (
    <Card pad className="stack-s" aria-label={ticket}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="t-lead b">
          <span className="num">{ticket}</span> · {texts[subject]}
        </h3>
        <span className="flex gap-1.5">
          {isOverdue && <Tag job="stop">{texts.overdue}</Tag>}
          <Tag job={state[0]}>{state[1]}</Tag>
        </span>
      </div>
      {who}
      <dl>
        {orderNumber !== null && <FactRow label={texts.onOrder}>#{orderNumber}</FactRow>}
        <FactRow label={texts.raisedOn}>
          <DateText at={raisedAt} as="time" />
        </FactRow>
        {acknowledgedAt === null ? (
          <FactRow label={texts.acknowledgeBy}>
            <DateText at={grievance.acknowledgeBy} as="time" />
          </FactRow>
        ) : (
          <FactRow label={texts.acknowledgedOn}>
            <DateText at={acknowledgedAt} as="time" />
          </FactRow>
        )}
        <FactRow label={settledAt === null ? texts.settleBy : texts.settledOn}>
          <DateText at={settledAt ?? grievance.settleBy} as="time" />
        </FactRow>
      </dl>
      <ul className="stack-s">
        {messages.map((message) => (
          <li key={`${message.writtenAt} ${message.text}`}>
            <p className="t-small c2">
              <b>{authorOf(message.isFromSupport)}</b> · <DateText at={message.writtenAt} as="time" />
            </p>
            <p className="whitespace-pre-wrap break-words">{message.text}</p>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
