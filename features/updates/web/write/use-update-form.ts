import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptKey } from "#engine/web/browser/kept-key.ts";
import { useKeptText } from "#engine/web/browser/kept-text.ts";
import { ApiError } from "#engine/web/data/api-client.ts";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { type PhotoList, usePhotoList, useVoice, type Voice } from "#features/files/web";
import type { ProductCard } from "#features/store/contract/store.ts";
import { mostPictures, type Update } from "../../contract/update.ts";
import type { UpdateDraft } from "../../contract/updates.ts";
import { sendUpdate } from "../api.ts";
import { usePollDraft } from "../poll/poll-draft.ts";
import { useUpdatesTexts } from "../words.ts";

/** India is so far ahead of the clock that machines keep. */
const aheadMs = 330 * 60_000;

/** A moment as a field of day and time holds it, in Indian time. */
export function fieldMoment(at: number): string {
  return new Date(at + aheadMs).toISOString().slice(0, 16);
}

/** The moment of such a field; null while it holds none. */
function momentOf(field: string): number | null {
  const at = Date.parse(`${field}:00Z`) - aheadMs;
  return Number.isNaN(at) ? null : at;
}

interface Typed {
  readonly crops: readonly string[];
  readonly product: ProductCard | null;
  readonly isLater: boolean;
  readonly goesOutAt: string;
}

function typedOf(initial: Update | undefined, isLater: boolean): Typed {
  if (!initial) return { crops: [], product: null, isLater, goesOutAt: "" };
  const { crops, product, isWaiting, publishedAt } = initial;
  return { crops, product, isLater: isWaiting, goesOutAt: isWaiting ? fieldMoment(publishedAt) : "" };
}

/** What is wrong while files are on their way. */
function filesComing(
  photos: PhotoList,
  voice: Voice,
  { photosComing, voiceComing }: { readonly photosComing: string; readonly voiceComing: string },
): Record<string, string> {
  return {
    ...(!photos.isWhole && { pictureKeys: photosComing }),
    ...(!voice.isWhole && { voiceKey: voiceComing }),
  };
}

function saysNothing(text: string, { photos }: PhotoList, { draft }: Voice): boolean {
  return text.trim() === "" && photos.length === 0 && draft === null;
}

/** What a refusal says of a part of this field. */
function within(refused: Readonly<Record<string, string>>, field: string): string | undefined {
  return Object.entries(refused).find(([name]) => name.startsWith(`${field}.`))?.[1];
}

/** The form of an update, new or `initial`; what is typed is kept until it is sent, and each wish is sent once. */
export function useUpdateForm({
  initial,
  isLater,
  onDone,
}: {
  readonly initial: Update | undefined;
  readonly isLater: boolean;
  readonly onDone: (sent: Update) => void;
}) {
  const texts = useUpdatesTexts();
  const name = `updates.${initial?.shareId ?? "new"}`;
  const [kept, keep] = useKeptText(name);
  const poll = usePollDraft(name, initial);
  const [typed, setTyped] = useState(() => typedOf(initial, isLater));
  const [isTouched, setTouched] = useState(kept !== "");
  const text = isTouched ? kept : (initial?.text ?? "");
  const photos = usePhotoList(initial?.pictures ?? [], { most: mostPictures, audience: "members" });
  const voice = useVoice(initial?.voice, "members");
  const [isTried, setTried] = useState(false);
  const wish = useKeptKey(name);
  const isOut = initial?.isWaiting === false;
  const isWaiting = typed.isLater && !isOut;
  const goesOutAt = isWaiting ? momentOf(typed.goesOutAt) : null;
  const sending = useMutation({
    mutationFn: (body: UpdateDraft) =>
      sendUpdate(body, { shareId: initial?.shareId, idempotencyKey: wish.keyOf(body) }),
    onSuccess: (sent) => {
      keep("");
      poll.forget();
      wish.forget();
      onDone(sent);
    },
    onError: (error) => wish.failed(error),
  });
  const isEmpty = saysNothing(text, photos, voice);
  const refused = sending.error instanceof ApiError ? sending.error.fields : {};
  const faults: Readonly<Record<string, string>> = {
    ...(isEmpty && { text: texts.empty }),
    ...(isWaiting && !(goesOutAt !== null && goesOutAt > Date.now()) && { goesOutAt: texts.pastTime }),
    ...(poll.fault && { poll: texts[poll.fault] }),
    ...filesComing(photos, voice, texts),
  };
  return {
    ...{ typed, text, photos, voice, poll, isOut, isSending: sending.isPending },
    setText: (next: string) => {
      setTouched(true);
      keep(next);
    },
    put: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    errorOf: (field: keyof UpdateDraft) =>
      isTried ? (faults[field] ?? refused[field] ?? within(refused, field)) : undefined,
    trouble:
      sending.error && Object.keys(refused).length === 0
        ? (sentenceOf(sending.error) ?? texts.notSent)
        : undefined,
    submit: () => {
      setTried(true);
      if (Object.keys(faults).length > 0 || sending.isPending) return;
      sending.mutate({
        text,
        pictureKeys: [...photos.keys],
        voiceKey: voice.voiceKey,
        crops: [...typed.crops],
        level3Id: typed.product?.level3Id ?? null,
        goesOutAt,
        ...poll.sent(),
      });
    },
  };
}
