import { type Fence, linesMatching } from "./tree.ts";

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|gz|br|zip)$/;
const paths = /(^|[\s"'`(=:])\/(work|root|Users|home\/\w+)\/[\w.]|[A-Z]:\\\\?Users\\/;
const registries =
  /registry\.(npmjs\.org|yarnpkg\.com|npmmirror\.com)|npm\.pkg\.github\.com|"resolved": "https?:/;

/** No file names a folder of somebody's machine or the address of a package registry. */
export const machinePaths: Fence = {
  name: "machine-paths",
  isMine: (file) => !binary.test(file) && !file.startsWith("tools/fences/"),
  check: ({ files, read }) =>
    files.flatMap((file) => {
      const text = read(file);
      return [
        ...linesMatching(file, text, paths, "a folder of one machine"),
        ...linesMatching(file, text, registries, "the address of a registry"),
      ];
    }),
};
