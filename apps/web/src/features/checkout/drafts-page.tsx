import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { newIdempotencyKey } from "#lib/api-client";
import { type OrderDraft, removeOrderDraft, useOrderDrafts } from "#lib/order-drafts";
import { useSession } from "#lib/session";
import { BasketDrawing } from "#ui/art/basket";
import { Button } from "#ui/button";
import { ConfirmDialog } from "#ui/dialog";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { DraftCard } from "./draft-card.tsx";
import { useDraftsTexts } from "./drafts.texts.ts";
import { useOpenDraft } from "./use-open-draft.ts";

/** Orders that an agent has prepared on this phone, each with its state, also without a connection. */
export function DraftsPage(): ReactNode {
  const texts = useDraftsTexts();
  const navigate = useNavigate();
  const profileKey = useSession()?.profileKey ?? "";
  const drafts = useOrderDrafts(profileKey);
  const opening = useOpenDraft(profileKey);
  const [deleting, setDeleting] = useState<OrderDraft | null>(null);
  const edit = (key: string): void =>
    void navigate({ to: "/app/store/checkout/drafts/$draftKey", params: { draftKey: key } });
  const begin = (
    <Button look="second" onClick={() => edit(newIdempotencyKey())}>
      {texts.newDraft}
    </Button>
  );
  if (drafts.length === 0) {
    return (
      <PageBody>
        <EmptyState drawing={<BasketDrawing />} title={texts.emptyTitle} action={begin}>
          {texts.emptyText}
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody className="stack">
      <p className="t-note c2">{texts.intro}</p>
      <div>{begin}</div>
      {drafts.map((draft) => (
        <DraftCard
          key={draft.key}
          draft={draft}
          opening={opening}
          onEdit={() => edit(draft.key)}
          onDelete={() =>
            draft.masterId === null ? setDeleting(draft) : removeOrderDraft(profileKey, draft.key)
          }
        />
      ))}
      {deleting && (
        <ConfirmDialog
          title={texts.deleteTitle}
          confirmText={texts.delete}
          onClose={() => setDeleting(null)}
          onConfirm={() => {
            removeOrderDraft(profileKey, deleting.key);
            setDeleting(null);
          }}
        >
          {texts.deleteText}
        </ConfirmDialog>
      )}
    </PageBody>
  );
}
