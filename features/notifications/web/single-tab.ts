/** A tab that is seen but not used leaves so long to the one that is used. */
const courtesyMs = 150;
/** Longer than any tab of a browser hears of the same notification after the first. */
const claimStaysMs = 10_000;

/**
 * Does the work in one tab of this browser: the one that is used, else one that is seen. Several are seen in windows
 * side by side; where none is, nobody would see it, and nothing is done.
 */
export async function runInSingleTab(name: string, work: () => void): Promise<void> {
  if (!isSeen()) return;
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return work();
  if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, courtesyMs));
  await locks.request(name, { ifAvailable: true }, async (claim) => {
    if (!claim || !isSeen()) return;
    work();
    await new Promise((resolve) => setTimeout(resolve, claimStaysMs));
  });
}

const isSeen = (): boolean => document.visibilityState === "visible";
