import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const serverFile = fileURLToPath(new URL("../server.ts", import.meta.url));
const longestStartInMilliseconds = 60_000;

/** The real server as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Sends the signal and waits for the end; returns the exit code. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Starts `server.ts` with a free port and waits until it says it is ready. @throws with its output otherwise. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [serverFile], {
    // Vitest's NODE_OPTIONS and markers are not the server's.
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`${reason}\n${printed}`));
    const timer = setTimeout(() => give("the server did not get ready"), longestStartInMilliseconds);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /ready at (http\S+)/.exec(printed);
      if (ready?.[1]) {
        clearTimeout(timer);
        resolve(ready[1].replace("localhost", "127.0.0.1"));
      }
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => give("the server ended"));
  });
  return {
    url,
    process: child,
    output: () => printed,
    end: (signal) =>
      new Promise((resolve) => {
        child.once("exit", (code) => resolve(code));
        child.kill(signal);
      }),
  };
}
