import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

const everyMs = 50;
/** A higher priority than the -8 that Chromium gives its own threads when root starts it. */
const beforeAll = -12;
/** The priority that Chromium gives the process of a visible page. */
const shown = 0;

let raised = 0;

/** How many page processes got a higher priority so far; 0 where that is not allowed. */
export const pagesPutFirst = (): number => raised;

/**
 * Raises the priority of this profile's page processes, which share two cores with server and database. Polls,
 * because Chromium resets the priority whenever a page is shown. Without root or `/proc` it does nothing. Returns
 * the function that stops it.
 */
export function putPagesFirst(profile: string): () => void {
  const others = new Set<string>();
  const look = (): void => {
    for (const pid of processes()) {
      if (others.has(pid)) continue;
      const command = readProcess(pid, "cmdline");
      if (command.includes("--type=renderer") && command.includes(profile)) putFirst(pid);
      // A page process starts as a copy of the zygote and shows its command line until it gets its own.
      else if (!command.includes("--type=zygote")) others.add(pid);
    }
  };
  const looking = setInterval(look, everyMs);
  return () => clearInterval(looking);
}

function processes(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Reads a file about a process; empty when the process has ended. */
function readProcess(pid: string, file: "cmdline" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function putFirst(pid: string): void {
  // The priority is the 17th value after the name, which stands in brackets and may contain spaces.
  const place = readProcess(pid, "stat").split(") ").at(-1)?.split(" ")[16];
  if (Number(place) !== shown) return;
  try {
    setPriority(Number(pid), beforeAll);
    raised += 1;
  } catch {
    // Not root, or the page is closed.
  }
}
