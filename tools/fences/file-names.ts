import type { Fence } from "./tree.ts";

// A name that says nothing gathers everything.
const forbidden = new Set([
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "misc",
  "shared",
  "types",
  "manager",
  "base",
  "index",
]);

/** No file or folder of the sources has a name that says nothing. */
export const fileNames: Fence = {
  name: "file-names",
  isMine: (file) => /\.(tsx?|mjs|cjs|js|css|sql)$/.test(file),
  check: ({ files }) =>
    files.flatMap((file) => {
      const parts = file.split("/");
      const name = parts.pop() ?? "";
      const words = [...parts, name.split(".")[0] ?? ""];
      const bad = words.find((word) => forbidden.has(word) || /-(utils|helpers|manager)$/.test(word));
      if (bad !== undefined) return [`${file} the name "${bad}" does not say what is inside`];
      return /[A-Z ]/.test(file) ? [`${file} names are lower case, words joined by hyphens`] : [];
    }),
};
