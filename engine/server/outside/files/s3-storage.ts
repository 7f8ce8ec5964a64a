import type { Clock } from "../../clock.ts";
import { platformRefusal } from "../../http/answers/errors.ts";
import { type S3Request, signedHeaders } from "./s3-signature.ts";
import { isStorableName, requireStorableName, type S3Store, type Storage } from "./storage.ts";

const longestWaitInMilliseconds = 10_000;

/** Files in a bucket of a store that speaks S3. While it is away, people are asked to try again (503). */
export function s3Storage(store: S3Store, clock: Clock): Storage {
  const send = async (name: string, request: Omit<S3Request, "url">): Promise<Response> => {
    requireStorableName(name);
    return ask(new URL(`${store.endpoint}/${store.bucket}/${name}`), request);
  };
  const ask = async (url: URL, request: Omit<S3Request, "url">): Promise<Response> => {
    try {
      return await fetch(url, {
        method: request.method,
        headers: signedHeaders(store, { ...request, url }, clock.now()),
        ...(request.body ? { body: Buffer.from(request.body) } : {}),
        redirect: "error",
        signal: AbortSignal.timeout(longestWaitInMilliseconds),
      });
    } catch (error) {
      throw away(`no answer: ${String(error)}`);
    }
  };
  return {
    async put(name, bytes, contentType) {
      const headers = { "content-type": contentType };
      await emptied(await send(name, { method: "PUT", body: bytes, headers }), [200]);
    },
    async *list() {
      let next: string | undefined;
      do {
        // The signature is over the parameters in this order.
        const from = next === undefined ? "" : `continuation-token=${encodeURIComponent(next)}&`;
        const answer = await ask(new URL(`${store.endpoint}/${store.bucket}?${from}list-type=2`), {
          method: "GET",
        });
        if (answer.status !== 200) await emptied(answer, []);
        const page = await answer.text();
        for (const [, name = ""] of page.matchAll(/<Key>([^<]*)<\/Key>/g))
          if (isStorableName(name)) yield name;
        next = /<NextContinuationToken>([^<]*)</.exec(page)?.[1];
      } while (next !== undefined);
    },
    async get(name) {
      const answer = await send(name, { method: "GET" });
      if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer());
      await emptied(answer, [404]);
      return null;
    },
    async remove(name) {
      await emptied(await send(name, { method: "DELETE" }), [200, 204, 404]);
    },
  };
}

/** Ends an answer without content. @throws 503 when its status is not one of these. */
async function emptied(answer: Response, good: readonly number[]): Promise<void> {
  await answer.body?.cancel();
  if (!good.includes(answer.status)) throw away(`status ${answer.status}`);
}

function away(detail: string): Error {
  return platformRefusal("platform/away", { retryAfterInSeconds: 5, detail: `file store: ${detail}` });
}
