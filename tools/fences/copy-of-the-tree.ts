// A copy of the repository to plant violations in. It lies in the system's temporary folder: below a folder that has
// node_modules, resolution would climb out of the copy and find what the copy lacks.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { treeOf } from "./tree.ts";

/** A copied repository: `plant` writes a file into it, `remove` takes the copy away. */
export type Copy = { root: string; plant: (file: string, text: string) => void; remove: () => void };

const workspaces = { "embedded-postgres": "packages/embedded-postgres" };

/** Copies our own files; packages are linked one by one, the workspaces among them to the copy's own folders. */
export function copyOfTheTree(original: string): Copy {
  const root = mkdtempSync(join(tmpdir(), "santha-planted-"));
  for (const file of treeOf(original).files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(original, file), join(root, file));
  }
  const packages = join(original, "node_modules");
  mkdirSync(join(root, "node_modules", "@santha"), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name === "@santha" || name === ".cache" || name.startsWith(".vite")) continue;
    symlinkSync(join(packages, name), join(root, "node_modules", name));
  }
  for (const [name, folder] of Object.entries(workspaces)) {
    symlinkSync(join(root, folder), join(root, "node_modules", "@santha", name));
  }
  return {
    root,
    plant: (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
