import { useNavigate } from "@tanstack/react-router";
import { keepOrderDraft, keyToKeepUnder } from "#engine/web/data/order-drafts.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import type { Checkout } from "../../contract/checkout.ts";
import type { AssistDraft } from "../assist/assist-draft.ts";
import { withTyped } from "./draft-quote.ts";
import { useDraftsTexts } from "./drafts.texts.ts";

/** Keeps the order of the step on the phone, with or without a connection, to place it later. */
export function KeepAsDraft({
  quote,
  draft,
  profileKey,
}: {
  readonly quote: Checkout;
  readonly draft: AssistDraft;
  readonly profileKey: string;
}) {
  const texts = useDraftsTexts();
  const navigate = useNavigate();
  const keep = (): void => {
    const key = keyToKeepUnder(profileKey, withTyped(quote, draft, quote.assist?.draftKey ?? ""));
    const kept = { key, savedAt: Date.now(), masterId: null, isOfCart: true } as const;
    if (!keepOrderDraft(profileKey, { ...kept, quote: withTyped(quote, draft, key) })) {
      showMessage(texts.notKept);
      return;
    }
    const onPress = (): void => void navigate({ to: "/app/store/checkout/drafts" });
    showMessage({ text: texts.kept, action: { text: texts.title, onPress } });
  };
  return (
    <Button look="quiet" onClick={keep}>
      {texts.keep}
    </Button>
  );
}
