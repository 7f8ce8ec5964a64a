import { PostgresDialect, PostgresQueryCompiler } from "kysely";

/** PostgreSQL as Kysely speaks to it, but an array that a statement names several times is sent to it once. */
export class ArraysOnceDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ArraysOnce();
  }
}

/** Writing an array as text and reading it again costs more than most statements do with it. */
class ArraysOnce extends PostgresQueryCompiler {
  readonly #places = new Map<unknown, string>();

  override compileQuery(...given: Parameters<PostgresQueryCompiler["compileQuery"]>) {
    this.#places.clear();
    return super.compileQuery(...given);
  }

  protected override appendValue(value: unknown): void {
    const place = this.#places.get(value);
    if (place === undefined) super.appendValue(value);
    else this.append(place);
    if (place === undefined && Array.isArray(value))
      this.#places.set(value, this.getCurrentParameterPlaceholder());
  }
}
