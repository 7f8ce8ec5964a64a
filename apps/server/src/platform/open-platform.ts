import type { OpenedDatabase } from "@santha/database/client";
import type { Logger } from "pino";
import type { Bus } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Platform } from "./context.ts";
import { eventCatalogue } from "./events.ts";
import type { Feature } from "./feature.ts";
import { databaseFlags } from "./flags.ts";
import type { Ids } from "./ids.ts";
import { type LimitOptions, postgresLimits } from "./limits.ts";
import { processMetrics } from "./metrics.ts";
import { openPayments } from "./open-payments.ts";
import { openPush } from "./open-push.ts";
import { openStorage } from "./open-storage.ts";
import { threadPrinter } from "./printer.ts";
import { processRates } from "./rates.ts";
import { loadSecret } from "./secret.ts";
import { busSignals, postgresSignals, type Signals } from "./signals.ts";
import { outboxSms } from "./sms.ts";

export interface PlatformParts {
  readonly config: Config;
  readonly opened: OpenedDatabase;
  readonly features: readonly Feature[];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly raisedLimits?: LimitOptions["raised"];
  /** Asked for when somebody waits for news; a process in which nobody does needs none. */
  readonly bus?: () => Promise<Bus>;
}

/** Puts together what every operation is handed; the database must be migrated. */
export async function openPlatform(parts: PlatformParts): Promise<Platform> {
  const { config, opened, clock, ids, log } = parts;
  const database = opened.kysely;
  const flags = databaseFlags(database);
  await flags.reload();
  const secret = await loadSecret(config, database, ids);
  return {
    config,
    database,
    clock,
    ids,
    log,
    flags,
    metrics: processMetrics(opened.pool),
    limits: postgresLimits(database, clock, {
      factor: config.limitFactor,
      ...(parts.raisedLimits ? { raised: parts.raisedLimits } : {}),
    }),
    rates: processRates(clock, { factor: config.rateFactor }),
    sms: outboxSms(clock),
    storage: openStorage(config, clock),
    signals: openSignals(parts),
    printer: threadPrinter(),
    notificationKinds: parts.features.flatMap((feature) => feature.notifications),
    push: await openPush(config, database, clock),
    events: eventCatalogue(parts.features.flatMap((feature) => feature.listeners)),
    ...openPayments(config, { database, clock, ids }, secret),
    secret,
  };
}

function openSignals({ config, log, bus = noBus }: PlatformParts): Signals {
  const onFault = (text: string, error: unknown) => log.warn({ err: error }, text);
  return config.redisUrl === null ? postgresSignals(bus, onFault) : busSignals(bus, onFault);
}

async function noBus(): Promise<Bus> {
  throw new Error("this process has no bus, so nobody can wait for news in it");
}
