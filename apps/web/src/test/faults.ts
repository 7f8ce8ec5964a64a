/** What goes wrong between browser and server: no answer comes, or a gateway answers that the server is away. */
export type Fault = "no answer" | "gateway error";

/** Lets calls whose address contains `part` go wrong until the returned function is called. */
export function breakCalls(part: string, fault: Fault): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(part)) return working(input, init);
    if (fault === "no answer") throw new TypeError("Failed to fetch");
    return new Response("<html>Bad gateway</html>", { status: 502 });
  };
  return () => {
    globalThis.fetch = working;
  };
}

/** Lets calls whose address contains `part` be refused with these words for the person, until the returned function is called. */
export function refuseCalls(part: string, info: string, status = 503): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(part)) return working(input, init);
    const envelope = JSON.stringify({ code: "platform/away", info, data: null });
    return new Response(envelope, { status, headers: { "content-type": "application/json" } });
  };
  return () => {
    globalThis.fetch = working;
  };
}

/** Lets calls whose address contains `part` wait until the returned function is called. */
export function delayCalls(part: string): () => void {
  const working = globalThis.fetch;
  let letGo = (): void => {};
  const mended = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes(part)) await mended;
    return working(input, init);
  };
  return () => {
    globalThis.fetch = working;
    letGo();
  };
}

/** Lets calls whose address contains `part` reach the server, and keeps its answers back until `letGo`. */
export function holdAnswers(part: string): { readonly answered: Promise<void>; letGo(): void } {
  const working = globalThis.fetch;
  let letGo = (): void => {};
  let sayAnswered = (): void => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    sayAnswered = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const answer = await working(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(part)) return answer;
    sayAnswered();
    await isLetGo;
    return answer;
  };
  return {
    answered,
    letGo() {
      globalThis.fetch = working;
      letGo();
    },
  };
}

/** Keeps the addresses of all calls until the returned function is called. */
export function recordCalls(): { readonly addresses: readonly string[]; stop(): void } {
  const working = globalThis.fetch;
  const addresses: string[] = [];
  globalThis.fetch = (input, init) => {
    addresses.push(input instanceof Request ? input.url : String(input));
    return working(input, init);
  };
  return {
    addresses,
    stop() {
      globalThis.fetch = working;
    },
  };
}

/** Lets calls whose address contains `part` reach the server and loses its answers, until the returned function is called. */
export function loseAnswers(part: string): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await working(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes(part)) throw new TypeError("Failed to fetch");
    return answer;
  };
  return () => {
    globalThis.fetch = working;
  };
}

/** Lets calls whose address contains `part` reach the server and cuts its answers off in the middle, until the returned function is called. */
export function cutAnswers(part: string): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await working(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(part)) return answer;
    const begun = (await answer.text()).slice(0, 20);
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(begun));
        stream.error(new TypeError("network error"));
      },
    });
    return new Response(body, { status: answer.status });
  };
  return () => {
    globalThis.fetch = working;
  };
}
