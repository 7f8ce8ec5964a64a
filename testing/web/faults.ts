/** What goes wrong between browser and server: no answer comes, or a gateway answers that the server is away. */
export type Fault = "no answer" | "gateway error";

/** Answers a call by another way than the working one, which `ask` is. */
type Change = (ask: () => Promise<Response>, address: string) => Promise<Response>;

const changedCalls = new WeakSet<typeof fetch>();

/** Says whether the calls of now go wrong already: a page that is opened then would put a whole server over them. */
export function isChanged(calls: typeof fetch): boolean {
  return changedCalls.has(calls);
}

/** Changes calls whose address contains `part` until the returned function is called. */
function changeCalls(part: string, change: Change): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const ask = () => working(input, init);
    return address.includes(part) ? change(ask, address) : ask();
  };
  changedCalls.add(globalThis.fetch);
  return () => {
    globalThis.fetch = working;
  };
}

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Lets calls whose address contains `part` go wrong until the returned function is called. */
export function breakCalls(part: string, fault: Fault): () => void {
  return changeCalls(part, async () => {
    if (fault === "no answer") throw new TypeError("Failed to fetch");
    return new Response("<html>Bad gateway</html>", { status: 502 });
  });
}

/** Lets calls whose address contains `part` be refused with these words for the person, until the returned function is called. */
export function refuseCalls(part: string, info: string, status = 503): () => void {
  const envelope = JSON.stringify({ code: "platform/away", info, data: null });
  const headers = { "content-type": "application/json" };
  return changeCalls(part, async () => new Response(envelope, { status, headers }));
}

/** Lets calls whose address contains `part` wait until the returned function is called. */
export function delayCalls(part: string): () => void {
  const mended = gate();
  const restore = changeCalls(part, async (ask) => {
    await mended.opened;
    return ask();
  });
  return () => {
    restore();
    mended.open();
  };
}

/** Lets calls whose address contains `part` reach the server, and keeps its answers back until `letGo`. */
export function holdAnswers(part: string): { readonly answered: Promise<void>; letGo(): void } {
  const answered = gate();
  const isLetGo = gate();
  const restore = changeCalls(part, async (ask) => {
    const answer = await ask();
    answered.open();
    await isLetGo.opened;
    return answer;
  });
  return {
    answered: answered.opened,
    letGo() {
      restore();
      isLetGo.open();
    },
  };
}

/** Keeps the addresses of all calls until the returned function is called. */
export function recordCalls(): { readonly addresses: readonly string[]; stop(): void } {
  const addresses: string[] = [];
  const stop = changeCalls("", (ask, address) => {
    addresses.push(address);
    return ask();
  });
  return { addresses, stop };
}

/** Lets calls whose address contains `part` reach the server and loses its answers, until the returned function is called. */
export function loseAnswers(part: string): () => void {
  return changeCalls(part, async (ask) => {
    await ask();
    throw new TypeError("Failed to fetch");
  });
}

/** Lets calls whose address contains `part` reach the server and cuts its answers off in the middle, until the returned function is called. */
export function cutAnswers(part: string): () => void {
  return changeCalls(part, async (ask) => {
    const answer = await ask();
    const begun = (await answer.text()).slice(0, 20);
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(begun));
        stream.error(new TypeError("network error"));
      },
    });
    return new Response(body, { status: answer.status });
  });
}
