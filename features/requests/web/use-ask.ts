import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import type { SomePacks } from "#features/orders/contract/order-actions.ts";
import type { ReasonCode } from "#features/orders/contract/order-reasons.ts";
import type { Askable } from "#features/orders/contract/order-requests.ts";
import { askForPacks, previewQuery, readOrdersAgain } from "./api.ts";
import { useRequestsTexts } from "./words.ts";

interface Draft {
  /** Chosen packs by listing. */
  readonly packs: Readonly<Record<number, number>>;
  readonly reasonCode: ReasonCode | "";
  readonly note: string;
  /** Anything changed is another wish; the same one sent again is the same. */
  readonly key: string;
}

/** The choice of packs with its reason, what it would change, and the sending of it. */
export function useAsk(orderId: string, askable: Askable, onDone: () => void) {
  const texts = useRequestsTexts();
  const [draft, setDraft] = useState<Draft>({
    packs: {},
    reasonCode: "",
    note: "",
    key: newIdempotencyKey(),
  });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part, key: newIdempotencyKey() });
  const lines: SomePacks[] = askable.lines.flatMap(({ listingId }) => {
    const quantity = draft.packs[listingId] ?? 0;
    return quantity > 0 ? [{ listingId, quantity }] : [];
  });
  const preview = useQuery(previewQuery(orderId, lines));
  const send = useMutation({
    mutationFn: (reasonCode: ReasonCode) =>
      askForPacks(orderId, askable.kind, { lines, reasonCode, note: draft.note }, draft.key),
    onSuccess: async () => {
      showMessage(texts.done);
      onDone();
      await readOrdersAgain();
    },
  });
  const { error } = send;
  const refused = error instanceof ApiError ? error.fields : {};
  const isNoteMissing = draft.reasonCode === "other" && draft.note.trim().length < 3;
  return {
    draft,
    lines,
    preview,
    isSending: send.isPending,
    setPacks: (listingId: number, quantity: number) =>
      change({ packs: { ...draft.packs, [listingId]: quantity } }),
    setReason: (reasonCode: ReasonCode | "") => change({ reasonCode }),
    setNote: (note: string) => change({ note }),
    reasonError: isTried && draft.reasonCode === "" ? texts.reasonMissing : undefined,
    noteError: isTried && isNoteMissing ? texts.noteMissing : refused["note"],
    trouble: error && !refused["note"] ? (sentenceOf(error) ?? texts.notSent) : undefined,
    submit: () => {
      setTried(true);
      if (draft.reasonCode !== "" && !isNoteMissing && !send.isPending) send.mutate(draft.reasonCode);
    },
  };
}
