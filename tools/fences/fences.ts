import { clockAndIds } from "./clock-and-ids.ts";
import { featureCycles } from "./feature-cycles.ts";
import { featureDeclarations } from "./feature-declarations.ts";
import { fileLengths } from "./file-lengths.ts";
import { fileNames } from "./file-names.ts";
import { folderSizes } from "./folder-sizes.ts";
import { machinePaths } from "./machine-paths.ts";
import { publicNames } from "./public-names.ts";
import { sqlFragments } from "./sql-fragments.ts";
import { tableOwners } from "./table-owners.ts";
import { tableReaders } from "./table-readers.ts";
import { teluguWords } from "./telugu-words.ts";
import type { Fence } from "./tree.ts";
import { unfinishedWork } from "./unfinished-work.ts";
import { wholePaise } from "./whole-paise.ts";

/** Our own fences: the rules of docs/architecture.md that no tool we install knows. */
export const fences: readonly Fence[] = [
  fileNames,
  fileLengths,
  folderSizes,
  tableOwners,
  tableReaders,
  sqlFragments,
  publicNames,
  featureCycles,
  featureDeclarations,
  clockAndIds,
  machinePaths,
  teluguWords,
  unfinishedWork,
  wholePaise,
];
