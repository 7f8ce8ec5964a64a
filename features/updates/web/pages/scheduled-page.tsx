import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { WheelDrawing } from "#engine/web/ui/art/wheel.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import type { Update } from "../../contract/update.ts";
import { removeUpdate, scheduledQuery } from "../api.ts";
import { WaitingRow } from "../card/waiting-row.tsx";
import { useUpdatesTexts } from "../words.ts";
import { UpdateForm } from "../write/lazy-form.tsx";

/** What the person has written for later: changed, cancelled, and another one written. */
export function ScheduledPage() {
  const texts = useUpdatesTexts();
  const { write } = useSearch({ from: "/app/home/scheduled-updates" });
  const navigate = useNavigate();
  const scheduled = useQuery(scheduledQuery);
  const close = (): void => void navigate({ to: "/app/home/scheduled-updates", search: {}, replace: true });
  return (
    <PageBody className="stack upd-page">
      {write === true ? (
        <UpdateForm isLater onClose={close} />
      ) : (
        <>
          <ButtonLink to="/app/home/scheduled-updates" search={{ write: true }}>
            {texts.writeLater}
          </ButtonLink>
          <Answer
            to={scheduled}
            isEmpty={({ updates }) => updates.length === 0}
            empty={
              <EmptyState drawing={<WheelDrawing />} title={texts.nothingScheduled}>
                {texts.nothingScheduledHint}
              </EmptyState>
            }
          >
            {({ updates }) => (
              <>
                <p className="t-note c2">{texts.onlyYou}</p>
                {updates.map((update) =>
                  update.shareId === write ? (
                    <UpdateForm key={update.shareId} initial={update} onClose={close} />
                  ) : (
                    <WaitingRow key={update.shareId} update={update} end={<CancelButton update={update} />} />
                  ),
                )}
              </>
            )}
          </Answer>
        </>
      )}
    </PageBody>
  );
}

function CancelButton({ update }: { readonly update: Update }) {
  const texts = useUpdatesTexts();
  const [isAsked, setAsked] = useState(false);
  const cancelling = useMutation({
    mutationFn: () => removeUpdate(update.shareId),
    onSuccess: () => showMessage(texts.cancelled),
    onSettled: () => setAsked(false),
  });
  useErrorMessage(cancelling.error);
  return (
    <>
      <Button look="quiet" small onClick={() => setAsked(true)}>
        {texts.cancelIt}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.cancelTitle}
          confirmText={texts.cancelIt}
          busy={cancelling.isPending}
          onConfirm={() => cancelling.mutate()}
          onClose={() => setAsked(false)}
        >
          {texts.cancelText}
        </ConfirmDialog>
      )}
    </>
  );
}
