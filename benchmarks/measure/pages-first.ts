import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

const everyMs = 50;
/** Before the threads of its own to which Chromium, started by root, gives -8. */
const beforeAll = -12;
/** What Chromium gives the thread of a page that is shown. */
const shown = 0;

let raised = 0;

/** How many pages have been put first since the beginning; 0 where that is not allowed. */
export const pagesPutFirst = (): number => raised;

/**
 * Lets the pages that a browser with this profile shows run before everything else on the machine. A phone has eight
 * cores for a page and what serves it; here two carry it beside the rest of the browser, the server, the database and
 * the tool that measures, and where root starts Chromium its own threads come before the page's, which then stands
 * ready and waits. Chromium gives a page its place anew whenever it is shown, so this looks again and again. Where that
 * is not allowed (it needs root), or without `/proc`, nothing is changed, and the figures hold that waiting. Returns
 * what ends it.
 */
export function putPagesFirst(profile: string): () => void {
  const others = new Set<string>();
  const look = (): void => {
    for (const pid of processes()) {
      if (others.has(pid)) continue;
      const command = readProcess(pid, "cmdline");
      if (command.includes("--type=renderer") && command.includes(profile)) putFirst(pid);
      // A page's process is born as a copy of this one, and has its words until it gets its own.
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

/** A file about a process, empty when it has ended meanwhile. */
function readProcess(pid: string, file: "cmdline" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function putFirst(pid: string): void {
  // The place is the 17th value after the name, which stands in brackets and may hold blanks.
  const place = readProcess(pid, "stat").split(") ").at(-1)?.split(" ")[16];
  if (Number(place) !== shown) return;
  try {
    setPriority(Number(pid), beforeAll);
    raised += 1;
  } catch {
    // Not root, or the page has gone.
  }
}
