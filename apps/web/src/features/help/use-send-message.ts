import { sendMessage } from "@santha/contract/help";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, call, NetworkError, newIdempotencyKey } from "#lib/api-client";
import { useHelpTexts } from "./help.texts.ts";

/** A message that is being written: each wish is sent once, however often the button is pressed or the network fails. */
export function useSendMessage() {
  const texts = useHelpTexts();
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);
  const key = useRef<string | null>(null);
  const { mutate, error, isPending, reset } = useMutation({
    networkMode: "always",
    mutationFn: () => {
      key.current ??= newIdempotencyKey();
      return call(sendMessage, { body: { text } }, { idempotencyKey: key.current });
    },
    onSuccess() {
      key.current = null;
      setText("");
      setSent(true);
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
      setText(typed);
      setSent(false);
      key.current = null;
      reset();
    },
    send(): void {
      if (!isPending) mutate();
    },
  };
}

function troubleOf(error: Error, texts: ReturnType<typeof useHelpTexts>): string {
  if (error instanceof NetworkError) return texts.notSent;
  return error instanceof ApiError && error.info !== "" ? error.info : texts.notSent;
}
