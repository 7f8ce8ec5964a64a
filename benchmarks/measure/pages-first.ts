// On a phone the thread that runs a page has a core to itself.
import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

const everyMs = 50;
/** Before the -8 that Chromium gives its own threads. */
const beforeAll = -12;
/** What Chromium gives the thread of a page that is shown; one in the background has 5. */
const shown = 0;

/**
 * Lets the pages that a browser with this profile shows run before everything else on the machine. Here few cores carry
 * them beside the rest of the browser, the server, the database and the tool that measures, and where root starts it
 * Chromium puts its own threads before theirs: half of a page's time it stood ready and waited. Chromium gives a page
 * its place anew whenever it is shown, so this looks again and again. Where only root may do it, or without `/proc`,
 * nothing is changed, and the figures hold that waiting. Returns what ends it.
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
  } catch {
    // Not root, or the page has gone.
  }
}
