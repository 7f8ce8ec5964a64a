/** What can go wrong with a call: before the message was taken, or after. */
export type Fault =
  | "refuse"
  | "wrong-key"
  | "500"
  | "503"
  | "409"
  | "cut"
  | "timeout"
  | "timeout-after-taking"
  | "500-after-taking";

export interface FaultPlan {
  add(fault: Fault, times: number): void;
  /** The fault of the call that came; undefined: it goes well. */
  next(): Fault | undefined;
  waiting(): readonly Fault[];
  clear(): void;
}

/** Faults in the order in which they were asked for, one per call. */
export function faultPlan(): FaultPlan {
  const plan: Fault[] = [];
  return {
    add: (fault, times) => void plan.push(...Array.from({ length: times }, () => fault)),
    next: () => plan.shift(),
    waiting: () => [...plan],
    clear: () => void plan.splice(0),
  };
}
