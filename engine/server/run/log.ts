import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";

/** Structured lines on stdout. Bodies, headers and query strings are never written: they hold personal data. */
export function openLog(config: Pick<Config, "logLevel" | "mode">, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { mode: config.mode },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error: unknown) => {
        if (!(error instanceof Error)) return { message: withoutValues(String(error)) };
        const code = "code" in error ? error.code : undefined;
        return {
          name: error.name,
          message: withoutValues(error.message),
          code,
          stack: withoutValues(error.stack ?? ""),
        };
      },
    },
  };
  return pino(options, destination ?? bufferedOutput());
}

let output: DestinationStream | undefined;

/** A write for each line costs more than the line; a killed process loses the lines of at most a second. */
function bufferedOutput(): DestinationStream {
  if (output) return output;
  const opened = pino.destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 1000 });
  process.on("exit", () => {
    try {
      opened.flushSync();
    } catch {
      // Nobody reads it any more.
    }
  });
  output = opened;
  return opened;
}

/**
 * PostgreSQL quotes the refused value in its messages: "Key (mobile_no)=(9…) already exists", "invalid input
 * syntax for type bigint: "…"". Values and mobile numbers are taken out.
 */
export function withoutValues(message: string): string {
  return message
    .replace(/\)=\([^)]*\)/g, ")=(…)")
    .replace(/(invalid input [^"\n]*: )".*"/g, '$1"…"')
    .replace(/(?<!\d)(?:\+?91|0)?[6-9]\d{9}(?!\d)/g, "…");
}
