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
  const ended = (async () => {
    try {
      for await (const block of blocksOf(answer)) {
        const [, name] = /^event: (.*)$/m.exec(block) ?? [];
        if (name !== undefined) named.push(name);
        const [, id = "", data = ""] = /^id: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (id === "") continue;
        const event = { id, data: JSON.parse(data) as Record<string, unknown> };
        heard.push(event);
        options.onEvent?.(event);
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
  })();
  return { heard, named, ended, leave: () => leaving.abort() };
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
