import { useEffect, useRef, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import type { Audience, UploadedPicture } from "../contract/files.ts";
import { sendPicture } from "./api.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { useFilesTexts } from "./words.ts";

const megabyte = 1_000_000;
/** More than any phone's photo; a larger file would fill the phone's memory before it could be made smaller. */
const largestChoice = 30 * megabyte;

/** The chosen file small enough to be sent, or why it cannot be. */
export async function preparePicture(file: File): Promise<Blob | { readonly refusal: string }> {
  const texts = useFilesTexts.now();
  if (file.size > largestChoice) return { refusal: texts.tooLarge(largestChoice / megabyte) };
  return (await shrinkPicture(file)) ?? { refusal: texts.notAPicture };
}

/** Where a chosen picture is on its way. */
export type UploadState =
  | { readonly step: "none" }
  | { readonly step: "preparing" }
  | { readonly step: "sending"; readonly part: number }
  | { readonly step: "sent" }
  /** The connection broke: the same picture can be sent again. */
  | { readonly step: "broken"; readonly retry: () => void }
  | { readonly step: "refused"; readonly sentence: string };

/** Makes a chosen picture small, sends it and says how far it is. A later choice gives up an earlier one. */
export function usePictureUpload(audience: Audience, onSent: (picture: UploadedPicture) => void) {
  const [state, setState] = useState<UploadState>({ step: "none" });
  const [preview, setPreview] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const begin = (): AbortController => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current;
  };
  const send = async (picture: Blob): Promise<void> => {
    const { signal } = begin();
    const show = (next: UploadState): void => {
      if (!signal.aborted) setState(next);
    };
    show({ step: "sending", part: 0 });
    try {
      const onProgress = (part: number): void => show({ step: "sending", part });
      const sent = await sendPicture(picture, { audience, onProgress, signal });
      show({ step: "sent" });
      if (!signal.aborted) onSent(sent);
    } catch (error) {
      const sentence = sentenceOfRefusal(error);
      show(
        sentence === null
          ? { step: "broken", retry: () => void send(picture) }
          : { step: "refused", sentence },
      );
    }
  };
  const choose = async (file: File): Promise<void> => {
    const { signal } = begin();
    setPreview(null);
    setState({ step: "preparing" });
    const small = await preparePicture(file);
    if (signal.aborted) return;
    if ("refusal" in small) {
      setState({ step: "refused", sentence: small.refusal });
      return;
    }
    setPreview(URL.createObjectURL(small));
    await send(small);
  };
  const forget = (): void => {
    current.current?.abort();
    setPreview(null);
    setState({ step: "none" });
  };
  return { state, preview, choose, forget };
}

/** The server's own words about a file; null when it could not be asked or is away for a moment. */
export function sentenceOfRefusal(error: unknown, field: "picture" | "voice" = "picture"): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  return error.fields[field] ?? (error.info || null);
}
