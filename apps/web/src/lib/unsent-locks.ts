const lastEdit = new Map<string, Promise<unknown>>();

const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

/** Reads and writes a person's queue with no other tab, and nothing else of this one, in between. Short; never a call. */
export function editing<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
  const name = `santha-unsent-edit-${owner}`;
  const shared = locks();
  if (shared) return shared.request(name, work) as Promise<Result>;
  const next = (lastEdit.get(name) ?? Promise.resolve()).then(work, work);
  lastEdit.set(name, next);
  return next;
}

/** Does the work unless another tab of this browser is at it. */
export async function ifNoOtherTab(owner: string, work: () => Promise<void>): Promise<void> {
  const shared = locks();
  if (!shared) return work();
  await shared.request(`santha-unsent-${owner}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
