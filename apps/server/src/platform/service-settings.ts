/** Outside services beside payment and files, and how processes tell each other what changed. */
export interface ServiceSettings {
  /** Address of an outside service for pin codes that the directory does not have; null: nobody is asked. */
  readonly pinCodeService: string | null;
  /** Push services on this machine and in its network are written to; never in production. */
  readonly isPushLocal: boolean;
  /** Redis that carries signals between processes; null: the database does. */
  readonly redisUrl: string | null;
}

/** Their lines in the README and in `.env.example`. */
export const serviceSettings = {
  PIN_CODE_SERVICE: "outside service for unknown pin codes, https://…/{pincode}; empty: nobody is asked",
  PUSH_LOCAL: "on: push services in the own network are written to, for trying things out; default off",
  REDIS_URL: "redis://… that carries signals between processes; empty: LISTEN and NOTIFY of the database",
} as const;

/** How the settings are read; a problem is noted and the reading goes on. */
export interface ServiceReader {
  text(name: keyof typeof serviceSettings): string | null;
  problem(line: string): void;
}

export function readServiceSettings(read: ServiceReader, isProduction: boolean): ServiceSettings {
  const pinCodeService = read.text("PIN_CODE_SERVICE");
  if (pinCodeService !== null && !isServiceAddress(pinCodeService)) {
    read.problem(`PIN_CODE_SERVICE is "${pinCodeService}"; an http address with {pincode} in it is needed`);
  }
  const pushLocal = read.text("PUSH_LOCAL") ?? "off";
  if (pushLocal !== "on" && pushLocal !== "off") {
    read.problem(`PUSH_LOCAL is "${pushLocal}"; allowed: on, off`);
  }
  if (pushLocal === "on" && isProduction) read.problem("PUSH_LOCAL must be off in production");
  const redisUrl = read.text("REDIS_URL");
  if (redisUrl !== null && !(/^rediss?:/.test(redisUrl) && URL.canParse(redisUrl))) {
    // It may hold a password, so it is not repeated.
    read.problem("REDIS_URL is no address that begins with redis: or rediss:");
  }
  return { pinCodeService, isPushLocal: pushLocal === "on", redisUrl };
}

function isServiceAddress(address: string): boolean {
  return address.includes("{pincode}") && /^https?:/.test(address) && URL.canParse(address);
}
