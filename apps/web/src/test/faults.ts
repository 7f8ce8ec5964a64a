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
