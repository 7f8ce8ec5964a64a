import type { Fence } from "./tree.ts";

const most = 25;
/** Lists of one kind, which nobody reads from top to bottom. */
const lists = /^docs\/|\/migrations$|^engine\/web\/public\//;

/** No folder holds more files than a reader can take in at once; what is more goes into named sub-folders. */
export const folderSizes: Fence = {
  name: "folder-sizes",
  isMine: (file) => !lists.test(folderOf(file)),
  check: ({ files }) => {
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(folderOf(file), (sizes.get(folderOf(file)) ?? 0) + 1);
    return [...sizes]
      .filter(([, size]) => size > most)
      .map(([folder, size]) => `${folder} has ${size} files, the limit is ${most}: name sub-folders`);
  },
};

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}
