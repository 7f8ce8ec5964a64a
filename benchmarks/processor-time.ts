import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Of Linux on every machine that Node runs on. */
const ticksPerSecond = 100;

/** Processor seconds that a process and its children have used so far, those that have ended included. */
export function processorSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const [own, ofEnded] = ticksOf(pid) ?? [0, 0];
  const ofChildren = children.map((child) => ticksOf(Number(child))?.[0]);
  // One that ends just now may be in neither of the two: an autovacuum of seconds would be missing.
  if (ofChildren.includes(undefined)) return processorSeconds(pid);
  return (own + ofEnded + ofChildren.reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0)) / ticksPerSecond;
}

/** Of the process itself, and of its children that have ended; undefined when it has ended meanwhile. */
function ticksOf(pid: number): [own: number, ofEnded: number] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces; user and system time are the 14th to 17th field.
    const times = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15)
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = times;
    return [user + system, endedUser + endedSystem];
  } catch {
    return undefined;
  }
}

/** Highest resident memory so far, in megabytes; 0 where the system does not tell. */
export function peakMemoryOf(pid: number): number {
  if (process.platform !== "linux") return 0;
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Process that all of an embedded database's connections come from. */
export function postmasterOf(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, "postgres", "postmaster.pid"), "utf8"), 10);
}
