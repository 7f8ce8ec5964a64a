import type { Envelope } from "#engine/contract/endpoint.ts";
import { NetworkError, personHeaders, refusalOf } from "./api-client.ts";

/** A file on its way to the server. */
export interface Upload {
  readonly path: string;
  readonly bytes: Blob;
  readonly contentType: string;
  /** Called with 0 to 1 as the bytes leave; `fetch` cannot tell that. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** Slow networks are waited for; a network that is silent so long is gone. */
const longestWaitInMilliseconds = 180_000;

/** Sends a file as the body and gives the `data` of the answer; throws like `call`. */
export function upload<Data>({ path, bytes, contentType, onProgress, signal }: Upload): Promise<Data> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const fail = (): void => reject(new NetworkError("no answer"));
    sending.open("POST", path);
    sending.timeout = longestWaitInMilliseconds;
    sending.setRequestHeader("content-type", contentType);
    for (const [name, value] of Object.entries(personHeaders())) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    sending.onerror = fail;
    sending.ontimeout = fail;
    sending.onabort = () => reject(signal?.reason ?? new NetworkError("given up"));
    sending.onload = () => {
      const envelope = envelopeOf(sending.responseText);
      const isGood = sending.status >= 200 && sending.status < 300;
      if (isGood && envelope) resolve(envelope.data as Data);
      else reject(refusalOf(sending.status, envelope));
    };
    signal?.addEventListener("abort", () => sending.abort(), { once: true });
    sending.send(bytes);
  });
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && "code" in read ? (read as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
