import { type Fence, treeOf } from "./tree.ts";

/** What a fence found and how many files it looked at. */
export type FenceOutcome = { name: string; findings: string[]; seen: number };

/** Runs fences over the repository at `root`; findings start with the fence's name in brackets. */
export function runFences(root: string, fences: readonly Fence[]): FenceOutcome[] {
  const whole = treeOf(root);
  return fences.map((fence) => {
    const tree = { files: whole.files.filter(fence.isMine), read: whole.read };
    const findings = fence.check(tree).map((finding) => `[${fence.name}] ${finding}`);
    return { name: fence.name, findings, seen: tree.files.length };
  });
}
