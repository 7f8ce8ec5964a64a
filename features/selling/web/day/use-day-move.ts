import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import type { DayMove, DayOutcome } from "#features/orders/contract/seller-day.ts";
import { sendDayMove } from "./api.ts";
import { useDayTexts } from "./day.texts.ts";

/** Sends steps of the day and keeps what was refused of the last one; the lists are read again afterwards. */
export function useDayMove(onDone: () => void) {
  const texts = useDayTexts();
  const [refused, setRefused] = useState<readonly DayOutcome[]>([]);
  const wish = useRef({ words: "", key: "" });
  const send = useMutation({
    mutationFn: (move: DayMove) => sendDayMove(move, keyOf(wish.current, move)),
    onSuccess: (outcomes) => {
      const done = outcomes.filter(({ isDone }) => isDone).length;
      setRefused(outcomes.filter(({ isDone }) => !isDone));
      if (done > 0) showMessage(texts.done(done));
      wish.current.words = "";
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError) wish.current.words = "";
      showMessage(sentenceOf(error) ?? texts.noConnection);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["selling"] }),
  });
  const isSending = (orderId: string): boolean =>
    send.isPending && send.variables.orders.some((order) => order.orderId === orderId);
  return { refused, isPending: send.isPending, isSending, move: (move: DayMove) => send.mutate(move) };
}

/** The same wish keeps its key until it is answered, so that it happens once however often it is sent. */
function keyOf(wish: { words: string; key: string }, move: DayMove): string {
  const words = JSON.stringify(move);
  if (wish.words !== words) {
    wish.words = words;
    wish.key = newIdempotencyKey();
  }
  return wish.key;
}
