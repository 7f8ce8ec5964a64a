import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import type { Askable, OrderRequest } from "#features/orders/contract/order-requests.ts";
import { putToSupport, readOrdersAgain, requestsQuery, withdrawRequest } from "./api.ts";
import { RequestView } from "./request-view.tsx";
import { useRequestsTexts } from "./words.ts";

const AskDialog = lazyPart(async () => (await import("./ask-dialog.tsx")).AskDialog);

/** Packs that can be cancelled or given back now, and all that was asked so far; nothing where there is neither. */
export function OrderRequestsCard({ orderId }: { readonly orderId: string }) {
  const texts = useRequestsTexts();
  const { data } = useQuery(requestsQuery(orderId));
  if (!data || (data.askable === null && data.requests.length === 0)) return null;
  return (
    <Card pad className="stack" aria-label={texts.heading}>
      <h2 className="t-note b">{texts.heading}</h2>
      {data.askable && <AskForPacks orderId={orderId} askable={data.askable} />}
      {data.requests.map((request) => (
        <RequestView key={request.requestId} request={request}>
          <Answers
            orderId={orderId}
            request={request}
            isDisputable={data.disputable.includes(request.requestId)}
          />
        </RequestView>
      ))}
    </Card>
  );
}

function AskForPacks({ orderId, askable }: { readonly orderId: string; readonly askable: Askable }) {
  const texts = useRequestsTexts();
  const [isAsking, setAsking] = useState(false);
  const isCancel = askable.kind === "cancel";
  const what = isCancel ? texts.cancelSome : texts.returnSome;
  const how = isCancel
    ? askable.isDecidedAtOnce
      ? texts.cancelAtOnce
      : texts.cancelAsked
    : texts.returnAsked;
  return (
    <div className="stack-s">
      <p className="t-small c2">{how}</p>
      <Button look="second" wide onClick={() => setAsking(true)}>
        {what}
      </Button>
      {isAsking && (
        <AskDialog title={what} orderId={orderId} askable={askable} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

/** What the buyer may do about a request: take it back while it waits, put it to support when the seller refused. */
function Answers({
  orderId,
  request,
  isDisputable,
}: {
  readonly orderId: string;
  readonly request: OrderRequest;
  readonly isDisputable: boolean;
}) {
  const texts = useRequestsTexts();
  const [isAsked, setAsked] = useState(false);
  const { kind, requestId, decidedAt } = request;
  const isOpen = decidedAt === null;
  const act = useMutation({
    mutationFn: (): Promise<unknown> =>
      isOpen ? withdrawRequest(orderId, kind) : putToSupport(orderId, requestId),
    onSuccess: () => showMessage(texts.done),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
    onSettled: async () => {
      setAsked(false);
      await readOrdersAgain();
    },
  });
  if (!isOpen && !isDisputable) return null;
  const withdraw = kind === "cancel" ? texts.withdrawCancel : texts.withdrawReturn;
  const what = isOpen ? withdraw : texts.askSupport;
  return (
    <>
      <Button look={isOpen ? "onpaper" : "second"} small onClick={() => setAsked(true)}>
        {what}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={isOpen ? texts.withdrawTitle : texts.askSupportTitle}
          confirmText={what}
          confirmLook="main"
          busy={act.isPending}
          onConfirm={() => act.mutate()}
          onClose={() => setAsked(false)}
        >
          {isOpen ? texts.withdrawText : texts.askSupportText}
        </ConfirmDialog>
      )}
    </>
  );
}
