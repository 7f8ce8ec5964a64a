/** What came in one event of a stream. */
export interface HeardEvent {
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/** A connection to a stream, as a browser keeps it. */
export interface Following {
  readonly heard: readonly HeardEvent[];
  /** Names of the events without content, as they came. */
  readonly named: readonly string[];
  /** The last id that came, with an event or alone: what the browser sends when it comes back; empty: none yet. */
  place(): string;
  /** Resolves when the connection has ended, on whatever side. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Connects to a stream and keeps what comes; `onEvent` is called after each. */
export async function followStream(
  url: string,
  options: { readonly as: string; readonly after?: string; readonly onEvent?: (event: HeardEvent) => void },
): Promise<Following> {
  const leaving = new AbortController();
  const answer = await fetch(url, {
    headers: { cookie: options.as, ...(options.after ? { "last-event-id": options.after } : {}) },
    signal: leaving.signal,
  });
  const heard: HeardEvent[] = [];
  const named: string[] = [];
  let place = "";
  const ended = (async () => {
    try {
      for await (const block of blocksOf(answer)) {
        const { name, id, data } = partsOf(block);
        if (name !== undefined) named.push(name);
        place = id ?? place;
        if (id === undefined || data === undefined) continue;
        const event = { id, data: JSON.parse(data) as Record<string, unknown> };
        heard.push(event);
        options.onEvent?.(event);
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
  })();
  // Who waits for its end hears of the fault; where nobody does, it must not end the run of all tests.
  ended.catch(() => {});
  return { heard, named, place: () => place, ended, leave: () => leaving.abort() };
}

function partsOf(block: string) {
  const line = (field: string) => new RegExp(`^${field}: (.*)$`, "m").exec(block)?.[1];
  return { name: line("event"), id: line("id"), data: line("data") };
}

/** What stands between two empty lines. */
async function* blocksOf(answer: Response): AsyncGenerator<string> {
  let text = "";
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    yield* blocks;
  }
}
