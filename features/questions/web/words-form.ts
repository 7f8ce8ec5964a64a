import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { photoErrors, usePhotoList, type Voice } from "#features/files/web";
import { mostPhotos, type QuestionView } from "../contract/shapes.ts";
import { takeQuestion } from "./api.ts";
import { useQuestionsTexts } from "./words.ts";

/** What a form of words, photos and voice sends. */
export interface WordsSent {
  readonly photos: string[];
  readonly voiceKey: string | null;
  readonly idempotencyKey: string;
}

/**
 * The sending of a question or an answer with its photos and voice note. All tries of one wish have one key.
 * What was typed stays until the server has it.
 */
export function useWordsForm<Sent extends QuestionView | null>({
  photos: initial,
  voice,
  fault,
  send,
  onSent,
}: {
  readonly photos: readonly string[];
  readonly voice: Voice;
  /** What is wrong before anything is sent. */
  readonly fault: boolean;
  /** Null: it waits on this phone. */
  readonly send: (sent: WordsSent) => Promise<Sent>;
  readonly onSent: (view: Sent) => void;
}) {
  const texts = useQuestionsTexts();
  const list = usePhotoList(initial, { most: mostPhotos, audience: "members" });
  const [isTried, setTried] = useState(false);
  const wish = useRef({ of: "", key: newIdempotencyKey() });
  const sending = useMutation({
    mutationFn: ({
      photos,
      voiceKey,
    }: Pick<WordsSent, "voiceKey"> & { readonly photos: readonly string[] }) =>
      send({ photos: [...photos], voiceKey, idempotencyKey: wish.current.key }),
    onSuccess: (view) => {
      if (view) takeQuestion(view);
      wish.current = { of: "", key: newIdempotencyKey() };
      setTried(false);
      onSent(view);
    },
  });
  const { error } = sending;
  const fields = error instanceof ApiError ? error.fields : {};
  const isWhole = list.isWhole && voice.isWhole;
  const early = list.isWhole ? texts.voiceMissing : texts.photosMissing;
  const refusal =
    error && (Object.keys(fields).length > 0 ? texts.checkFields : (sentenceOf(error) ?? texts.notSent));
  return {
    list,
    isTried,
    isSending: sending.isPending,
    fields,
    photoErrors: photoErrors(fields, sending.variables?.photos ?? []),
    trouble: isTried && !isWhole ? early : (refusal ?? undefined),
    /** Sends what is typed, if it can be sent; `written` tells one wish from another. */
    submit: (written: unknown) => {
      setTried(true);
      if (fault || !isWhole || sending.isPending) return;
      const of = JSON.stringify([written, list.keys, voice.voiceKey]);
      if (of !== wish.current.of) wish.current = { of, key: newIdempotencyKey() };
      sending.mutate({ photos: list.keys, voiceKey: voice.voiceKey });
    },
  };
}
