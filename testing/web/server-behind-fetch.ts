import type { TestApp } from "../process/app.ts";
import { isChanged } from "./faults.ts";

/** What a browser keeps for a site: cookies by name. */
type CookieJar = Map<string, string>;

/**
 * Puts a real server behind `fetch`, with a jar of cookies as a browser has one. `cookie` is what the browser comes
 * with. `restore` puts the former `fetch` back, once the server has answered everything.
 */
export function serverBehindFetch({ app }: Pick<TestApp, "app">, cookie = ""): { restore(): Promise<void> } {
  const jar: CookieJar = new Map();
  for (const pair of cookie.split("; ").filter(Boolean)) keep(jar, pair);
  const open = new Set<Promise<unknown>>();
  const former = globalThis.fetch;
  if (isChanged(former))
    throw new Error("Let calls go wrong in `begin` of openApp: before it, it undoes that.");
  globalThis.fetch = async (input, init = {}) => {
    const request = input instanceof Request ? input : undefined;
    const headers = Object.fromEntries(new Headers(init.headers ?? request?.headers));
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    init.signal?.throwIfAborted();
    const payload = await payloadOf(init.body);
    const answering = app.inject({
      method: (init.method ?? request?.method ?? "GET") as "GET",
      url: pathOf(request?.url ?? String(input)),
      headers: { ...headers, ...(cookies ? { cookie: cookies } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
    open.add(answering);
    const answer = await answering.finally(() => open.delete(answering));
    init.signal?.throwIfAborted();
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) keep(jar, line);
    const sent = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: sent,
    });
  };
  return {
    async restore() {
      await Promise.allSettled(open);
      globalThis.fetch = former;
    },
  };
}

async function payloadOf(body: RequestInit["body"]): Promise<string | Buffer | undefined> {
  if (typeof body === "string") return body;
  return body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : undefined;
}

function keep(jar: CookieJar, line: string): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const isOver = value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
  if (isOver) jar.delete(name);
  else jar.set(name, value);
  const isReadable = !attributes.some((attribute) => /^httponly$/i.test(attribute));
  // biome-ignore lint/suspicious/noDocumentCookie: a browser keeps readable cookies where pages see them
  if (isReadable) document.cookie = line;
}

function pathOf(address: string): string {
  const url = new URL(address, "http://localhost");
  return url.pathname + url.search;
}
