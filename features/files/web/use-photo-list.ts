import { useEffect, useRef, useState } from "react";
import type { Audience } from "../contract/files.ts";
import { pictureUrl } from "../contract/picture-url.ts";
import { sendPicture } from "./api.ts";
import { preparePicture, sentenceOfRefusal } from "./use-picture-upload.ts";

/** A photo of a list: one that is kept already, or one that was chosen and is on its way. */
export interface ListedPhoto {
  readonly id: number;
  /** Null until it is sent. */
  readonly pictureKey: string | null;
  /** What the photo is shown by; null until it is prepared. */
  readonly preview: string | null;
  readonly step: PhotoStep;
}

type PhotoStep =
  | { readonly name: "waiting" | "preparing" | "sent" | "broken" }
  | { readonly name: "sending"; readonly part: number }
  | { readonly name: "refused"; readonly sentence: string };

export interface PhotoList {
  readonly photos: readonly ListedPhoto[];
  /** Keys of the photos that are sent, in their order. */
  readonly keys: readonly string[];
  /** Whether all photos are sent: a form that is sent before goes without the others. */
  readonly isWhole: boolean;
  readonly add: (file: File) => void;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
  /** Takes back photos that were sent and removed, ahead of the others. */
  readonly putBack: (pictureKeys: readonly string[]) => void;
  /** Moves a photo by so many places; -1 is earlier. */
  readonly move: (id: number, by: number) => void;
}

let lastId = 0;

function keptPhoto(pictureKey: string): ListedPhoto {
  lastId += 1;
  return { id: lastId, pictureKey, preview: pictureUrl(pictureKey), step: { name: "sent" } };
}

/** Several photos in an order. Chosen ones are made small and sent one after another, so that a phone's memory suffices. */
export function usePhotoList(
  initial: readonly string[],
  { most, audience }: { readonly most: number; readonly audience: Audience },
): PhotoList {
  const [photos, setPhotos] = useState<readonly ListedPhoto[]>(() => initial.map(keptPhoto));
  const files = useRef(new Map<number, File>());
  const sending = useRef(new Map<number, AbortController>());
  const put = (id: number, part: Partial<ListedPhoto>): void =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  const send = async (id: number, file: File, { signal }: AbortController): Promise<void> => {
    const show = (part: Partial<ListedPhoto>): void => {
      if (!signal.aborted) put(id, part);
    };
    // The next one may begin with the drawing that this causes.
    const end = (part: Partial<ListedPhoto>): void => {
      if (!signal.aborted) sending.current.delete(id);
      show(part);
    };
    show({ step: { name: "preparing" } });
    const small = await preparePicture(file);
    if (signal.aborted) return;
    if ("refusal" in small) return end({ step: { name: "refused", sentence: small.refusal } });
    show({ preview: URL.createObjectURL(small), step: { name: "sending", part: 0 } });
    try {
      const onProgress = (part: number): void => show({ step: { name: "sending", part } });
      const { pictureKey } = await sendPicture(small, { audience, onProgress, signal });
      files.current.delete(id);
      end({ pictureKey, step: { name: "sent" } });
    } catch (error) {
      const sentence = sentenceOfRefusal(error);
      end({ step: sentence === null ? { name: "broken" } : { name: "refused", sentence } });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next photo begins when the one before has come to its end
  useEffect(() => {
    const next = photos.find(({ step }) => step.name === "waiting");
    const file = next && files.current.get(next.id);
    if (!next || !file || sending.current.size > 0) return;
    const abort = new AbortController();
    sending.current.set(next.id, abort);
    void send(next.id, file, abort);
  }, [photos]);
  useEffect(() => {
    const running = sending.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);
  useRevokedPreviews(photos);
  return {
    photos,
    keys: photos.flatMap(({ pictureKey }) => pictureKey ?? []),
    isWhole: photos.every(({ pictureKey }) => pictureKey !== null),
    add: (file) => {
      lastId += 1;
      const id = lastId;
      files.current.set(id, file);
      const added = { id, pictureKey: null, preview: null, step: { name: "waiting" } } as const;
      setPhotos((now) => (now.length < most ? [...now, added] : now));
    },
    retry: (id) => put(id, { step: { name: "waiting" } }),
    remove: (id) => {
      sending.current.get(id)?.abort();
      sending.current.delete(id);
      files.current.delete(id);
      setPhotos((now) => now.filter((photo) => photo.id !== id));
    },
    putBack: (pictureKeys) => setPhotos((now) => [...pictureKeys.map(keptPhoto), ...now].slice(0, most)),
    move: (id, by) => setPhotos((now) => moved(now, id, by)),
  };
}

function moved(photos: readonly ListedPhoto[], id: number, by: number): readonly ListedPhoto[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const photo = photos[from];
  const to = from + by;
  if (!photo || to < 0 || to >= photos.length) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo);
}

/** Gives the memory of previews back that are not shown any more. */
function useRevokedPreviews(photos: readonly ListedPhoto[]): void {
  const made = useRef(new Set<string>());
  useEffect(() => {
    const shown = new Set(photos.map(({ preview }) => preview));
    for (const url of made.current) if (!shown.has(url)) URL.revokeObjectURL(url);
    made.current = new Set([...shown].filter((url): url is string => url?.startsWith("blob:") === true));
  }, [photos]);
  useEffect(() => () => made.current.forEach((url) => void URL.revokeObjectURL(url)), []);
}
