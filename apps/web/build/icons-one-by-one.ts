import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const list = join(createRequire(import.meta.url).resolve("lucide-react"), "../../esm/lucide-react.mjs");
const iconFile = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const imports = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Imports each icon from its own file instead of from the list of all: a chunk that needs one icon would otherwise
 * reach every icon of the app through that list, and an icon of any page would weigh on the first screen. Keys of
 * lines are counted, which saves a kilobyte of what is kept offline.
 */
export function iconsOneByOne(): Plugin {
  let fileOf: ReadonlyMap<string, string> | undefined;
  return {
    name: "icons-one-by-one",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (iconFile.test(id)) return withCountedKeys(code);
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('from "lucide-react"')) return null;
      fileOf ??= readList();
      return code.replace(imports, (_, names: string) => importsOf(names, fileOf ?? new Map()));
    },
  };
}

/** The keys of an icon's lines only have to differ from each other; random letters are what cannot be compressed. */
function withCountedKeys(code: string): string {
  let line = 0;
  return code.replace(/key: "\w+"/g, () => {
    line += 1;
    return `key: "${line}"`;
  });
}

/** `Heart, type LucideIcon` becomes an import of the heart's file; types are gone after the build anyway. */
function importsOf(names: string, fileOf: ReadonlyMap<string, string>): string {
  const values = names.split(",").map((name) => name.trim());
  return values
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => {
      const [imported = "", local = imported] = name.split(" as ");
      const file = fileOf.get(imported);
      if (!file) throw new Error(`lucide-react has no icon ${imported}`);
      return `import ${local} from "lucide-react/icons/${file}";`;
    })
    .join(" ");
}

function readList(): ReadonlyMap<string, string> {
  const fileOf = new Map<string, string>();
  const lines = readFileSync(list, "utf8").matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  for (const [, names = "", file = ""] of lines) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
  }
  return fileOf;
}
