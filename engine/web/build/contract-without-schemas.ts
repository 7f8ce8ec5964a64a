import type { Plugin } from "vite";
import { onlyWhatIsRead } from "./read-of-calls.ts";

const stub = "\0schemas-of-the-server";

/** Every function of zod/mini that the contract calls; the build fails for any other. */
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
  "looseObject",
  "maxLength",
  "maximum",
  "minLength",
  "minimum",
  "nullable",
  "number",
  "object",
  "omit",
  "optional",
  "overwrite",
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
 * Removes the validator (7 kB compressed) from the app, because only the server validates input. Each schema
 * becomes one empty object; types, paths and methods of the contract stay (read-of-calls.ts).
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: "contract-without-schemas",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "zod/mini" ? stub : null),
    transform(code, id) {
      if (!/\/(engine\/contract\/[\w-]+|features\/\w+\/contract(\/[\w-]+)?)\.ts$/.test(id)) return null;
      const unknown = unknownCalls(code);
      if (unknown.length > 0)
        this.error(`not named in contract-without-schemas.ts: z.${unknown.join(", z.")}`);
      return onlyWhatIsRead(code);
    },
    load: (id) => (id === stub ? stubModule() : null),
  };
}

/** Functions that the code calls and the stub lacks; in the browser they would be undefined. */
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
