import type { RequestDecision } from "@santha/contract/order-requests";
import { decideForSupport, listSupportCases, type SupportCase } from "@santha/contract/support";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { DecisionForm, RequestView } from "#features/requests";
import { call } from "#lib/api-client";
import { queryClient } from "#lib/query-client";
import { useSession } from "#lib/session";
import { Answer } from "#ui/answer";
import { LanternDrawing } from "#ui/art/lantern";
import { ButtonLink } from "#ui/button";
import { Card } from "#ui/card";
import { Money } from "#ui/money";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { FactRow } from "#ui/slip";
import { showMessage } from "#ui/snackbar";
import { Tag } from "#ui/tag";
import { Words } from "#ui/wording";
import { useSupportTexts } from "./support.texts.ts";

const casesQuery = queryOptions({
  queryKey: ["support", "cases"],
  queryFn: ({ signal }) => call(listSupportCases, {}, { signal }),
  staleTime: 0,
});

/** What buyers ask for and nobody has decided, disputes first. Others see nothing of it. */
export function SupportDeskPage() {
  const texts = useSupportTexts();
  const session = useSession();
  if (session && !session.roles.includes("support")) {
    return (
      <PageBody>
        <EmptyState
          drawing={<LanternDrawing />}
          title={texts.forSupport}
          action={<ButtonLink to="/app/home">{texts.toHome}</ButtonLink>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody className="stack">
      <Cases />
    </PageBody>
  );
}

function Cases() {
  const texts = useSupportTexts();
  const answer = useQuery(casesQuery);
  return (
    <Answer
      to={answer}
      isEmpty={({ cases }) => cases.length === 0}
      empty={
        <EmptyState drawing={<LanternDrawing />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      }
    >
      {({ cases }) => cases.map((one) => <CaseCard key={one.request.requestId} of={one} />)}
    </Answer>
  );
}

function CaseCard({ of: one }: { readonly of: SupportCase }) {
  const texts = useSupportTexts();
  const { orderId, request, refused } = one;
  const send = async (body: RequestDecision): Promise<void> => {
    try {
      await call(decideForSupport, { params: { orderId }, body });
      showMessage(texts.done);
    } finally {
      // Also when it was refused: then somebody was quicker.
      await queryClient.invalidateQueries({ queryKey: casesQuery.queryKey });
    }
  };
  return (
    <Card pad className="stack-s" aria-label={texts.order(orderId)}>
      <div className="between gap-2">
        <h2 className="h2">{texts.order(orderId)}</h2>
        {request.isDisputed && <Tag job="stop">{texts.disputed}</Tag>}
      </div>
      <dl>
        <FactRow label={texts.buyer}>
          {one.buyerName} <PhoneLink phone={one.buyerPhone} />
        </FactRow>
        <FactRow label={texts.seller}>
          <Words of={one.seller} /> <PhoneLink phone={one.sellerPhone} />
        </FactRow>
        <FactRow label={texts.total}>
          <Money paise={one.totalInPaise} />
        </FactRow>
      </dl>
      {refused && (
        <div className="stack-s">
          <h3 className="t-note b">{texts.sellerSaid}</h3>
          <RequestView request={refused} />
        </div>
      )}
      <RequestView request={request} isToDecide />
      <DecisionForm request={request} send={send} />
    </Card>
  );
}

function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className="link num whitespace-nowrap" href={`tel:+91${phone}`}>
      +91 {phone}
    </a>
  );
}
