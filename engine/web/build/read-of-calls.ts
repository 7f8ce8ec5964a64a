import { parseAst } from "vite";

/** What the app reads of a call; all else of it is the server's, or a type. */
export const readOfCalls = ["method", "path", "isSpread"];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly argument?: { readonly name?: string };
}
interface Literal extends Node {
  readonly properties: readonly Property[];
}
/** What stands behind a constant's `=`; each kind of node has some of it. */
interface Value extends Node {
  readonly expression?: Value;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Literal[];
}
/** A statement, or one that is exported. */
interface Statement {
  readonly declaration?: Statement | null;
  readonly declarations?: readonly { readonly id: { readonly name: string }; readonly init: Value | null }[];
}

/**
 * The code of a file of the contract with nothing in its calls but what the app reads: names, rights, limits, codes and
 * shapes are left out, also of what several calls have in common (`...ofPayment`).
 */
export function onlyWhatIsRead(code: string): string {
  const constants = constantsIn(code);
  const calls = [...constants.values()].flatMap(({ call }) => call ?? []);
  const shared = calls
    .flatMap(({ properties }) => properties)
    .flatMap(({ argument }) => constants.get(argument?.name ?? "")?.literal ?? []);
  const unread = [...new Set([...calls, ...shared])]
    .flatMap(({ properties }) => properties)
    .filter(({ type, key }) => type === "Property" && !readOfCalls.includes(key?.name ?? ""));
  return without(code, unread);
}

/** What a constant is: a literal, a call of the API, or neither. */
interface Constant {
  readonly literal?: Literal;
  readonly call?: Literal;
}

function constantsIn(code: string): ReadonlyMap<string, Constant> {
  const { body } = parseAst(code, { lang: "ts" }) as unknown as { readonly body: readonly Statement[] };
  const found = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);
  return new Map(found.map(({ id, init }) => [id.name, constantOf(init)]));
}

function constantOf(init: Value | null): Constant {
  const value = init?.type === "TSAsExpression" ? init.expression : init;
  if (value?.type === "ObjectExpression") return { literal: value as Value & Literal };
  const [call] = value?.callee?.name === "endpoint" ? (value.arguments ?? []) : [];
  return call ? { call } : {};
}

function without(code: string, nodes: readonly Node[]): string {
  let rest = code;
  for (const { start, end } of [...nodes].sort((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, "");
  return rest;
}
