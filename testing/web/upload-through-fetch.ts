/**
 * The part of a browser's XMLHttpRequest that uploads need, over the `fetch` behind which the tests put their server: the
 * page of the tests has none of its own that would reach it. `restore` puts the former one back.
 */
export function uploadsThroughFetch(): { restore(): void } {
  const former = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = FetchedRequest as unknown as typeof XMLHttpRequest;
  return {
    restore() {
      globalThis.XMLHttpRequest = former;
    },
  };
}

class FetchedRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  timeout = 0;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  readonly #headers = new Headers();
  readonly #giving = new AbortController();
  #method = "GET";
  #path = "";

  open(method: string, path: string): void {
    this.#method = method;
    this.#path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#giving.abort();
  }

  send(body: Blob): void {
    void this.#send(body);
  }

  async #send(body: Blob): Promise<void> {
    const { signal } = this.#giving;
    try {
      this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
      const answer = await fetch(this.#path, { method: this.#method, headers: this.#headers, body, signal });
      this.responseText = await answer.text();
      this.status = answer.status;
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
  }
}
