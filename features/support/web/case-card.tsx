import { Link } from "@tanstack/react-router";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import type { RequestDecision } from "#features/orders/contract/order-requests.ts";
import { DecisionForm, RequestView } from "#features/requests/web";
import type { SupportCase } from "../contract.ts";
import { sendDecision } from "./api.ts";
import { PhoneLink } from "./phone-link.tsx";
import { useSupportTexts } from "./words.ts";

/** What a buyer asks for, both sides, what the seller has said to it, and the decision. */
export function CaseCard({ of: one }: { readonly of: SupportCase }) {
  const texts = useSupportTexts();
  const { orderId, request, refused } = one;
  const send = async (decision: RequestDecision): Promise<void> => {
    await sendDecision(orderId, decision);
    showMessage(texts.done);
  };
  return (
    <Card pad className="stack-s" aria-label={texts.order(orderId)}>
      <div className="between flex-wrap gap-2">
        <h2 className="h2">
          <Link className="link" to="/app/admin/support/orders/$orderId" params={{ orderId }}>
            {texts.order(orderId)}
          </Link>
        </h2>
        {request.isDisputed && <Tag job="stop">{texts.disputed}</Tag>}
        {request.isEscalated && <Tag job="stop">{texts.overdue}</Tag>}
      </div>
      <dl>
        <FactRow label={texts.buyer}>
          <Written>{one.buyerName}</Written> <PhoneLink phone={one.buyerPhone} />
        </FactRow>
        <FactRow label={texts.seller}>
          <Words of={one.seller} /> <PhoneLink phone={one.sellerPhone} />
        </FactRow>
        <FactRow label={texts.total}>
          <Money paise={one.totalInPaise} />
        </FactRow>
      </dl>
      {refused && (
        <div className="stack-s border-line border-b pb-3">
          <h3 className="t-note b">{texts.sellerSaid}</h3>
          <RequestView request={refused} />
        </div>
      )}
      <RequestView request={request} isToDecide />
      <DecisionForm request={request} send={send} />
    </Card>
  );
}
