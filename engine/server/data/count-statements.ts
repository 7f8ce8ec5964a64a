import type { OnStatement } from "./preparing-client.ts";

/** Records the statements of a pool; hand `onStatement` to `openDatabase`. */
export type StatementCounter = {
  readonly onStatement: OnStatement;
  /** Runs `action` and answers its result and the texts of all statements sent meanwhile, in order. */
  readonly during: <T>(action: () => Promise<T>) => Promise<{ result: T; statements: readonly string[] }>;
};

/** Makes a counter for tests that assert statements per call. Counts the whole pool, so run one call at a time. */
export function statementCounter(): StatementCounter {
  const recordings = new Set<string[]>();
  return {
    onStatement: (text) => {
      for (const statements of recordings) statements.push(text);
    },
    during: async (action) => {
      const statements: string[] = [];
      recordings.add(statements);
      try {
        return { result: await action(), statements };
      } finally {
        recordings.delete(statements);
      }
    },
  };
}
