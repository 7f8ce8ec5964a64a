import type { ReactNode } from "react";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { reasonText } from "#features/orders/contract/order-reasons.ts";
import type { OrderRequest, RequestLine } from "#features/orders/contract/order-requests.ts";
import { packsText } from "./packs-text.ts";
import { useRequestsTexts } from "./words.ts";

/**
 * What was asked for packs of an order, and what has become of each line; `children` is what can be done about it.
 * For the one who decides, his choices stand in place of the lines.
 */
export function RequestView({
  request,
  isToDecide = false,
  children,
}: {
  readonly request: OrderRequest;
  readonly isToDecide?: boolean;
  readonly children?: ReactNode;
}) {
  const texts = useRequestsTexts();
  const language = useLanguage();
  const { kind, askedAt, answer, lines } = request;
  const reason = reasonText(request, language);
  const deciders: Readonly<Record<string, string>> = { support: texts.bySupport, system: texts.bySystem };
  const decider = deciders[request.decidedBy ?? ""];
  return (
    <div className="stack-s">
      <div className="between flex-wrap gap-2">
        <h3 className="t-note b">
          {kind === "cancel" ? texts.cancellation : texts.return}
          <span className="c2 font-normal">
            , <DateText at={askedAt} />
          </span>
        </h3>
        {request.decidedAt === null && !isToDecide && (
          <Tag job="know">{request.isDisputed || request.isEscalated ? texts.withSupport : texts.open}</Tag>
        )}
      </div>
      {reason !== "" && <p className="t-small c2 break-words">{texts.why(reason)}</p>}
      {!isToDecide && (
        <ul className="stack-s">
          {lines.map((line) => (
            <LineOfRequest key={line.listingId} line={line} isAtOnce={request.decidedBy === "buyer"} />
          ))}
        </ul>
      )}
      {request.grantedAt !== null && (
        <p className="t-small c2">{texts.grantedAt(formatDate(request.grantedAt, language))}</p>
      )}
      {answer && <p className="t-small break-words">{texts.answer(answer)}</p>}
      {decider && <p className="t-small c2">{decider}</p>}
      {children}
    </div>
  );
}

function LineOfRequest({ line, isAtOnce }: { readonly line: RequestLine; readonly isAtOnce: boolean }) {
  const texts = useRequestsTexts();
  const language = useLanguage();
  const statuses: Readonly<Record<RequestLine["status"], readonly [TagJob, string]>> = {
    open: ["plain", texts.waits],
    accepted: ["done", isAtOnce ? texts.cancelled : texts.accepted],
    refused: ["stop", texts.refused],
    withdrawn: ["plain", texts.withdrawn],
  };
  const [job, text] = statuses[line.status];
  return (
    <li className="between gap-2">
      <span className="t-note min-w-0">
        <Words of={line.title} />, {packsText(line, texts.packs(line.quantity), language)}
      </span>
      {line.status !== "open" && <Tag job={job}>{text}</Tag>}
    </li>
  );
}
