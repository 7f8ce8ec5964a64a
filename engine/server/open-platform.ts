import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import { databaseFlags } from "./config/flags.ts";
import type { Platform } from "./context.ts";
import type { OpenedDatabase } from "./data/client.ts";
import type { Feature } from "./feature.ts";
import { keptOf, usualLifeInMilliseconds } from "./http/kept/kept.ts";
import { type LimitOptions, postgresLimits } from "./http/limits/limits.ts";
import { processRates } from "./http/limits/rates.ts";
import type { Ids } from "./ids.ts";
import { eventCatalogue } from "./jobs/events.ts";
import { threadPrinter } from "./outside/documents/printer.ts";
import { openStorage } from "./outside/files/open-storage.ts";
import { openMails } from "./outside/mail/mail.ts";
import { openPayments } from "./outside/payment/open-payments.ts";
import { openPush } from "./outside/push/open-push.ts";
import { openSms } from "./outside/sms/sms.ts";
import type { SmsKind } from "./outside/sms/sms-kind.ts";
import { ownArticlesOf } from "./own-articles.ts";
import { privacyPlan } from "./privacy/privacy-plan.ts";
import { processMetrics } from "./run/metrics.ts";
import { loadSecret } from "./secret.ts";
import type { Bus } from "./signals/bus.ts";
import { busSignals, postgresSignals, type Signals } from "./signals/signals.ts";

export interface PlatformParts {
  readonly config: Config;
  readonly opened: OpenedDatabase;
  readonly features: readonly Feature[];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly raisedLimits?: LimitOptions["raised"];
  /** How long what was read is kept; tests that change data beside the calls keep nothing (0). */
  readonly keptInMilliseconds?: number;
  /** Asked for when somebody waits for news; a process in which nobody does needs none. */
  readonly bus?: () => Promise<Bus>;
}

/** Puts together what every operation is handed; the database must be migrated. */
export async function openPlatform(parts: PlatformParts): Promise<Platform> {
  const { config, opened, clock, ids, log } = parts;
  const database = opened.kysely;
  const flags = databaseFlags(database, config);
  await flags.reload();
  const secret = await loadSecret(config, database, ids);
  return {
    config,
    database,
    clock,
    ids,
    log,
    flags,
    kept: keptOf(database, parts.keptInMilliseconds ?? usualLifeInMilliseconds),
    metrics: processMetrics(opened.pool),
    limits: postgresLimits(database, clock, {
      factor: config.limitFactor,
      ...(parts.raisedLimits ? { raised: parts.raisedLimits } : {}),
    }),
    rates: processRates(clock, { factor: config.rateFactor }),
    sms: openSms({
      ...{ config, clock, ids, secret, kinds: smsKindsOf(parts.features) },
      ...(parts.raisedLimits ? { raised: parts.raisedLimits } : {}),
    }),
    mails: openMails({ config, clock }),
    storage: openStorage(config, clock),
    signals: openSignals(parts),
    printer: threadPrinter(),
    notificationKinds: parts.features.flatMap((feature) => feature.notifications),
    ownArticles: ownArticlesOf(parts.features),
    auditTexts: new Map(parts.features.flatMap(({ audited = {} }) => Object.entries(audited))),
    errorTexts: new Map(parts.features.flatMap(({ errors }) => Object.entries(errors))),
    privacy: privacyPlan(parts.features),
    adminQueues: parts.features.flatMap(({ adminQueues = [] }) => adminQueues),
    adminFigures: parts.features.flatMap(({ adminFigures = [] }) => adminFigures),
    writtenWords: parts.features.flatMap(({ writtenWords = [] }) => writtenWords),
    push: await openPush(config, database),
    events: eventCatalogue(parts.features.flatMap((feature) => feature.listeners)),
    ...openPayments(config, { database, clock, ids }, secret),
    secret,
  };
}

function smsKindsOf(features: readonly Feature[]): readonly SmsKind[] {
  return features.flatMap((feature) => feature.smsKinds ?? []);
}

function openSignals({ config, log, bus = noBus }: PlatformParts): Signals {
  const onFault = (text: string, error: unknown) => log.warn({ err: error }, text);
  return config.redisUrl === null ? postgresSignals(bus, onFault) : busSignals(bus, onFault);
}

async function noBus(): Promise<Bus> {
  throw new Error("this process has no bus, so nobody can wait for news in it");
}
