import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call, NetworkError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { sendMessage } from "../contract.ts";
import { useHelpTexts } from "./words.ts";

interface Draft {
  readonly text: string;
  /** Under which it is sent, once that was tried. */
  readonly key: string | null;
}

const nothing: Draft = { text: "", key: null };

/**
 * A message that is being written: it is found again on coming back to the page, and each wish is sent once, however
 * often the button is pressed or the network fails.
 */
export function useSendMessage() {
  const texts = useHelpTexts();
  const [{ text, key }, setDraft] = useEntryState("message", nothing, isDraft);
  const [isSent, setSent] = useState(false);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => {
      const idempotencyKey = key ?? newIdempotencyKey();
      setDraft({ text, key: idempotencyKey });
      return call(sendMessage, { body: { text } }, { idempotencyKey });
    },
    onSuccess() {
      setDraft(nothing);
      setSent(true);
      void queryClient.invalidateQueries({ queryKey: ["help", "own-messages"] });
    },
  });
  const refused = error instanceof ApiError ? error.fields.text : undefined;
  return {
    text,
    isSent,
    isSending: isPending,
    refused,
    trouble: error && !refused ? troubleOf(error, texts) : undefined,
    /** Another text is another wish. */
    type(typed: string): void {
      setDraft({ text: typed, key: null });
      setSent(false);
      reset();
    },
    send(): void {
      if (!isPending) mutate();
    },
  };
}

function isDraft(kept: unknown): kept is Draft {
  const { text, key } = (kept ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return typeof text === "string" && (key === null || typeof key === "string");
}

function troubleOf(error: Error, texts: ReturnType<typeof useHelpTexts>): string {
  if (error instanceof NetworkError) return texts.notSent;
  return error instanceof ApiError && error.info !== "" ? error.info : texts.notSent;
}
