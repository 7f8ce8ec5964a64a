import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const list = join(createRequire(import.meta.url).resolve("lucide-react"), "../../esm/lucide-react.mjs");
const iconFile = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const imports = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Imports each icon from its own file instead of the package's index. Otherwise a chunk with one icon
 * would pull every icon of the app onto the first screen. React keys inside icons become numbers, which
 * saves a kilobyte offline.
 */
export function iconsOneByOne(): Plugin {
  return {
    name: "icons-one-by-one",
    apply: "build",
    enforce: "pre",
    transform: withoutList,
  };
}

let fileOf: ReadonlyMap<string, string> | undefined;

/** The transformed code of a file; null when it stays unchanged. */
export function withoutList(code: string, id: string): string | null {
  if (iconFile.test(id)) return withCountedKeys(code);
  if (/\/node_modules\//.test(id) || !/\.tsx?$/.test(id) || !code.includes('from "lucide-react"'))
    return null;
  fileOf ??= readList();
  return code.replace(imports, (_, names: string) => importsOf(names, fileOf ?? new Map()));
}

/** React keys inside an icon only have to differ from each other; random letters do not compress. */
function withCountedKeys(code: string): string {
  let line = 0;
  return code.replace(/key: "\w+"/g, () => {
    line += 1;
    return `key: "${line}"`;
  });
}

/** `Heart, type LucideIcon` becomes an import of the heart's file; the build removes types anyway. */
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
