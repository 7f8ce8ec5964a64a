import { type RawBuilder, sql } from "kysely";
import type { Reader } from "./data/client.ts";

/** So many posts of one kind are looked at, the newest. */
const mostLookedAt = 1000;

/** What is looked for among posts. */
export interface WordsAsked {
  readonly since: Date;
  /** As words are compared: small letters. */
  readonly holding: string;
}

/** How many posts were looked at, and the words of those that hold what was asked. */
export interface WordsFound {
  readonly looked: number;
  readonly holding: readonly string[];
}

/** Posts of one kind that all members may read, for the platform admin who tries a word against them. */
export interface WrittenWords {
  /** `feature/what`, unique. */
  readonly name: string;
  read(reader: Reader, asked: WordsAsked): Promise<WordsFound>;
}

/** Posts by a statement with the columns `words`, null where nobody sees them, and `at`, the newest first. */
export function writtenWords(name: string, newest: RawBuilder<unknown>): WrittenWords {
  return {
    name,
    async read(reader, { since, holding }) {
      const { rows } = await sql<WordsFound>`
        select count(*)::int as looked, coalesce(array_agg(words) filter (
          where position(${holding} in lower(normalize(words, nfc))) > 0), '{}') as holding
        from (${newest} limit ${sql.lit(mostLookedAt)}) newest where at >= ${since} and words is not null`.execute(
        reader,
      );
      return rows[0] ?? { looked: 0, holding: [] };
    },
  };
}
