/** Outside services beside payment and files, and how processes tell each other what changed. */
export interface ServiceSettings {
  /** Address of an outside service for pin codes that the directory does not have; null: nobody is asked. */
  readonly pinCodeService: string | null;
  /** Push services on this machine and in its network are written to; never in production. */
  readonly isPushLocal: boolean;
  /** Redis that carries signals between processes; null: the database does. */
  readonly redisUrl: string | null;
  /** Whether staff rights are withheld from sessions without the second factor. */
  readonly isSecondFactorRequired: boolean;
  /** Who asks for the figures says it; null: they are for this machine, and in production for nobody. */
  readonly metricsToken: string | null;
  /** Clock and kept messages of a demo answer the whole network; never in production. */
  readonly areDemoCallsOpen: boolean;
}

/** Their lines in the README and in `.env.example`. */
export const serviceSettings = {
  PIN_CODE_SERVICE: "outside service for unknown pin codes, https://…/{pincode}; empty: nobody is asked",
  PUSH_LOCAL: "on: push services in the own network are written to, for trying things out; default off",
  REDIS_URL: "redis://… that carries signals between processes; empty: LISTEN and NOTIFY of the database",
  STAFF_SECOND_FACTOR:
    "required (default in production): staff rights need two-step sign-in; optional (default elsewhere)",
  METRICS_TOKEN:
    "16 or more characters that open /metrics; empty: for this machine only, in production for nobody",
  DEMO_CALLS: "local (default): a demo's clock and outbox answer this machine only; network: everybody",
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
  const isPushLocal = isSetTo(read, "PUSH_LOCAL", ["off", "on"], isProduction);
  const redisUrl = read.text("REDIS_URL");
  if (redisUrl !== null && !(/^rediss?:/.test(redisUrl) && URL.canParse(redisUrl))) {
    // It may hold a password, so it is not repeated.
    read.problem("REDIS_URL is no address that begins with redis: or rediss:");
  }
  const secondFactor = read.text("STAFF_SECOND_FACTOR") ?? (isProduction ? "required" : "optional");
  if (secondFactor !== "required" && secondFactor !== "optional") {
    read.problem(`STAFF_SECOND_FACTOR is "${secondFactor}"; allowed: required, optional`);
  }
  const metricsToken = read.text("METRICS_TOKEN");
  if (metricsToken !== null && metricsToken.length < 16) {
    read.problem("METRICS_TOKEN needs 16 or more characters");
  }
  return {
    areDemoCallsOpen: isSetTo(read, "DEMO_CALLS", ["local", "network"], isProduction),
    metricsToken,
    pinCodeService,
    isPushLocal,
    redisUrl,
    isSecondFactorRequired: secondFactor === "required",
  };
}

/** Whether the second of two words is set, which production refuses; the first holds when nothing is. */
function isSetTo(
  read: ServiceReader,
  name: keyof typeof serviceSettings,
  [usual, open]: readonly [string, string],
  isProduction: boolean,
): boolean {
  const value = read.text(name) ?? usual;
  if (value !== usual && value !== open) read.problem(`${name} is "${value}"; allowed: ${usual}, ${open}`);
  if (value === open && isProduction) read.problem(`${name} must be ${usual} in production`);
  return value === open;
}

function isServiceAddress(address: string): boolean {
  return address.includes("{pincode}") && /^https?:/.test(address) && URL.canParse(address);
}
