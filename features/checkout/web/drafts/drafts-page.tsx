import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { type OrderDraft, removeOrderDraft, useOrderDrafts } from "#engine/web/data/order-drafts.ts";
import { useSession } from "#engine/web/data/session.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
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
