import { ApiError, newIdempotencyKey } from "../data/api-client.ts";
import { useKeptText } from "./kept-text.ts";

/**
 * The idempotency key of what a form sends: the same content keeps its key over tries and reloads. The name is that of
 * the kept text.
 */
export function useKeptKey(name: string) {
  const [kept, keep] = useKeptText(`${name}.key`);
  return {
    /** The key of what is sent now. */
    keyOf(wish: unknown): string {
      const of = JSON.stringify(wish);
      const [before, known] = kept === "" ? [] : (JSON.parse(kept) as [string, string]);
      if (known !== undefined && before === of) return known;
      const key = newIdempotencyKey();
      keep(JSON.stringify([of, key]));
      return key;
    },
    /** It has arrived: what is sent next is another wish. */
    forget: (): void => keep(""),
    /** A refusal had no effect, and the server would repeat it under its key though its reason is gone. */
    failed(error: unknown): void {
      if (error instanceof ApiError && error.status < 500) keep("");
    },
  };
}
