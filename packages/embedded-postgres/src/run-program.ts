import { spawn } from "node:child_process";
import type { Account } from "./account.ts";

/**
 * Runs one of PostgreSQL's programs as `account` and answers its exit code and what it wrote to stderr.
 * `isQuiet` leaves its streams closed: a server that outlives pg_ctl would hold them, and Node would wait for ever.
 */
export function runProgram(
  program: string,
  parameters: readonly string[],
  account: Account | undefined,
  isQuiet = false,
): Promise<{ code: number | null; complaint: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: process.platform === "win32" ? undefined : "/",
      env: { LC_ALL: "C.UTF-8", TZ: "UTC" },
      stdio: isQuiet ? "ignore" : ["ignore", "ignore", "pipe"],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    let complaint = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      complaint += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, complaint: complaint.trim() }));
  });
}
