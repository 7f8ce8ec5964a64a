import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { DecisionForm, RequestView } from "#features/requests/web";
import type { SupportOrder } from "../contract.ts";
import { sendDecision, supportOrderQuery } from "./api.ts";
import { OrderInFull } from "./order-in-full.tsx";
import { SupportMoveButton } from "./support-act.tsx";
import { useSupportTexts } from "./words.ts";

const route = getRouteApi("/app/admin/support/orders/$orderId");

/** Any order in full for support: what to do, who to call, what is in it, what it came to, and all that has happened. */
export function SupportOrderPage() {
  const texts = useSupportTexts();
  return (
    <PageBody>
      <ForRole who="support" title={texts.forSupport}>
        <OneOrder />
      </ForRole>
    </PageBody>
  );
}

function OneOrder() {
  const { orderId } = route.useParams();
  return (
    <Answer to={useQuery(supportOrderQuery(orderId))}>
      {(order) => <OrderInFull order={order} next={<NextStep order={order} />} />}
    </Answer>
  );
}

function NextStep({ order }: { readonly order: SupportOrder }) {
  const texts = useSupportTexts();
  const { actions, orderId, request } = order;
  if (request) {
    const decide = async (decision: Parameters<typeof sendDecision>[1]): Promise<void> => {
      await sendDecision(orderId, decision);
      showMessage(texts.done);
    };
    return (
      <>
        <RequestView request={request} isToDecide />
        <DecisionForm request={request} send={decide} />
      </>
    );
  }
  if (actions.length === 0) {
    const isRetryable = order.refunds.some((refund) => refund.isRetryable);
    return isRetryable ? null : <p className="t-note c2">{texts.nothingNext}</p>;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <SupportMoveButton
          key={action}
          order={order}
          action={action}
          look={action === "SEND_OUT" ? "main" : "onpaper"}
        />
      ))}
    </div>
  );
}
