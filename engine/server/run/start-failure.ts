import { DatabaseInUseError } from "../data/hold.ts";
import { UnsuitableDatabaseError } from "../data/suitable.ts";

const portSentences: Readonly<Record<string, string>> = {
  EADDRINUSE: "The port is in use already; set PORT to another one.",
  EACCES: "The port may not be opened by this account; set PORT to another one.",
  EADDRNOTAVAIL: "HOST is no address of this machine.",
};

const databaseSentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no PostgreSQL answers there",
  ENOTFOUND: "the host is not known",
  EAI_AGAIN: "the host is not known",
  ETIMEDOUT: "the host does not answer",
  "28P01": "the password is refused",
  "28000": "the account is refused",
  "3D000": "there is no such database",
};

/** What the person at the terminal reads when the start failed: one line for what he can mend, else the stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseInUseError || error instanceof UnsuitableDatabaseError) return error.message;
  if (error.message.startsWith("Santha ")) return error.message;
  const code = "code" in error ? String(error.code) : "";
  const isListening = "syscall" in error && error.syscall === "listen";
  const port = isListening ? portSentences[code] : undefined;
  if (port) return port;
  const reason = databaseSentences[code];
  return reason
    ? `The database of DATABASE_URL cannot be opened: ${reason}.`
    : (error.stack ?? error.message);
}
