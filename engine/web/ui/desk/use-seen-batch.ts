import { type UseQueryResult, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { newIdempotencyKey } from "../../data/api-client.ts";
import { sentenceOf } from "../page/answer.tsx";

/** Sends what a preview shows, once; after a refusal the preview is read again and the next press is a new wish. */
export function useSeenBatch<Preview, Answer>({
  preview,
  notSent,
  send,
  onSent,
  onRefused,
}: {
  readonly preview: UseQueryResult<Preview>;
  /** Said when there was no answer. */
  readonly notSent: string;
  readonly send: (seen: Preview, idempotencyKey: string) => Promise<Answer>;
  readonly onSent: (answer: Answer) => unknown;
  readonly onRefused?: () => unknown;
}) {
  const key = useRef(newIdempotencyKey());
  const sending = useMutation({
    mutationFn: (seen: Preview) => send(seen, key.current),
    onSuccess: onSent,
    onError: (error) => {
      if (!sentenceOf(error)) return;
      key.current = newIdempotencyKey();
      void preview.refetch();
      void onRefused?.();
    },
  });
  const { data } = preview;
  const error = sending.error ?? preview.error;
  return {
    trouble: error ? (sentenceOf(error) ?? notSent) : undefined,
    busy: sending.isPending || preview.isFetching,
    onSubmit: () => {
      if (data !== undefined) sending.mutate(data);
    },
  };
}
