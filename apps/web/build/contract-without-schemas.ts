import type { Plugin } from "vite";
import { onlyWhatIsRead } from "./read-of-calls.ts";

const stub = "\0schemas-of-the-server";

/** Every function of zod/mini that the contract calls; a new one fails the build until it is named here. */
const names = [
  "_default",
  "array",
  "boolean",
  "coerce",
  "custom",
  "discriminatedUnion",
  "extend",
  "int",
  "literal",
  "maxLength",
  "maximum",
  "minLength",
  "minimum",
  "nullable",
  "number",
  "object",
  "omit",
  "optional",
  "pick",
  "pipe",
  "positive",
  "record",
  "refine",
  "regex",
  "string",
  "toUpperCase",
  "transform",
  "trim",
  "union",
  "unknown",
];

/**
 * Leaves the checker (7 kB on the wire) out of the app: input is checked by the server alone, the shapes live on as
 * types, and paths and methods of the contract stay as they are (read-of-calls.ts). Each schema becomes one empty object.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: "contract-without-schemas",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "zod/mini" ? stub : null),
    transform(code, id) {
      if (!/\/contract\/src\/[\w-]+\.ts$/.test(id)) return null;
      const unknown = unknownCalls(code);
      if (unknown.length > 0)
        this.error(`not named in contract-without-schemas.ts: z.${unknown.join(", z.")}`);
      return onlyWhatIsRead(code);
    },
    load: (id) => (id === stub ? stubModule() : null),
  };
}

/** Functions that the code calls and the stub does not have: in the browser they would be undefined. */
export function unknownCalls(code: string): string[] {
  if (!code.includes('from "zod/mini"')) return [];
  const known = [...names, "enum", "null"];
  return [...code.matchAll(/\bz\.([a-z_]\w*)\(/g)].flatMap(([, name = ""]) =>
    known.includes(name) ? [] : [name],
  );
}

function stubModule(): string {
  const exported = names.map((name) => `${name} = schema`);
  return `
    const schema = new Proxy(() => schema, { get: () => schema });
    export const ${exported.join(", ")};
    export { schema as enum, schema as null };
  `;
}
