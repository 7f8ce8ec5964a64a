import { sql } from "kysely";
import * as z from "zod/mini";
import type { Platform } from "../context.ts";
import type { Reader, Transaction } from "../data/client.ts";
import { inTransaction } from "../data/transaction.ts";
import { invariant } from "../invariant.ts";

/** Something that happened, told to listeners after the change that caused it has committed. */
export interface DomainEvent<Payload = unknown> {
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
}

/** Declares an event in `server/events.ts`; the payload carries ids, never personal data. */
export function defineEvent<const Name extends string, Payload>(
  name: Name,
  payload: z.ZodMiniType<Payload>,
): DomainEvent<Payload> & { readonly name: Name } {
  return { name, payload };
}

/** What a feature does when something happened elsewhere. Runs once per event; should another listener fail, in its own transaction. */
export interface Listener {
  /** `feature/verb-noun`, unique. */
  readonly name: string;
  readonly event: string;
  /** Whether there is something to do: else no delivery is queued. */
  isFor(payload: unknown): boolean;
  run(platform: Platform, transaction: Transaction, payload: unknown): Promise<void>;
}

/**
 * Declares a listener; its payload is checked against the event's shape when it is delivered. `when` says from the payload
 * alone whether there is something to do.
 */
export function listen<Payload>(
  event: DomainEvent<Payload>,
  name: string,
  work: (platform: Platform, transaction: Transaction, payload: Payload) => Promise<void>,
  { when }: { readonly when?: (payload: Payload) => boolean } = {},
): Listener {
  return {
    name,
    event: event.name,
    isFor: (payload) => !when || when(z.parse(event.payload, payload)),
    async run(platform, transaction, payload) {
      const checked = z.parse(event.payload, payload);
      // Asked again: a process of an earlier version may have queued it.
      if (!when || when(checked)) await work(platform, transaction, checked);
    },
  };
}

/** Who listens to what, over all features. */
export interface EventCatalogue {
  listenersOf(event: string): readonly Listener[];
  listener(name: string): Listener | undefined;
}

export function eventCatalogue(listeners: readonly Listener[]): EventCatalogue {
  const byName = new Map(listeners.map((listener) => [listener.name, listener]));
  if (byName.size !== listeners.length) throw new Error("two listeners carry the same name");
  const byEvent = Map.groupBy(listeners, (listener) => listener.event);
  return {
    listenersOf: (event) => byEvent.get(event) ?? [],
    listener: (name) => byName.get(name),
  };
}

export const deliverEventJob = "deliver-event";

/** An event on its way to listeners. */
export interface Delivery {
  readonly eventId: number;
  readonly listeners: readonly string[];
}

/**
 * Writes the event and one delivery job for all listeners that have something to do in the caller's transaction (the
 * outbox): rolled back with it, delivered after it. One statement.
 */
export async function emit<Payload>(
  platform: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  event: DomainEvent<Payload>,
  payload: Payload,
): Promise<void> {
  const listeners = platform.events
    .listenersOf(event.name)
    .filter((listener) => listener.isFor(payload))
    .map((listener) => listener.name);
  await sql`
    with happened as (
      insert into events (name, payload, occurred_at)
      values (${event.name}, ${JSON.stringify(payload)}, ${platform.clock.now()}) returning id
    )
    select graphile_worker.add_job(${deliverEventJob}, json_build_object('eventId', id, 'listeners', ${listeners}::text[]))
    from happened where ${listeners.length > 0}`.execute(transaction);
}

/**
 * Delivers an event to its listeners in one transaction. Should one of them fail, nothing is kept, and each gets a job
 * of its own, so that none holds up another.
 */
export async function deliverTogether(platform: Platform, { eventId, listeners }: Delivery): Promise<void> {
  try {
    await inTransaction(platform, (transaction) =>
      deliverEvent(platform, transaction, { eventId, listeners }),
    );
  } catch (error) {
    if (listeners.length === 1) throw error;
    platform.log.warn({ err: error }, "an event is delivered to each listener alone");
    await deliverApart(platform.database, { eventId, listeners });
  }
}

async function deliverApart(database: Reader, { eventId, listeners }: Delivery): Promise<void> {
  await sql`
    select graphile_worker.add_job(${deliverEventJob},
      json_build_object('eventId', ${eventId}::bigint, 'listeners', array[listener]))
    from unnest(${[...listeners]}::text[]) as listener`.execute(database);
}

/** Delivers one event to these listeners; one to whom it was delivered before has his row and does nothing. */
export async function deliverEvent(
  platform: Platform,
  transaction: Transaction,
  delivery: Delivery,
): Promise<void> {
  const known = delivery.listeners.map((name) => {
    const listener = platform.events.listener(name);
    // While versions run side by side an older process may get a newer one's delivery; the retry finds who knows it.
    if (!listener) throw new Error(`no listener is called ${name}`);
    return listener;
  });
  const { payload, isFirstOf } = await noteDelivery(transaction, delivery, platform.clock.now());
  for (const listener of known) {
    if (isFirstOf.includes(listener.name)) await listener.run(platform, transaction, payload);
  }
}

/** Writes a row for each listener that has none, which he keeps for ever, and answers the payload. One statement. */
async function noteDelivery(
  transaction: Transaction,
  { eventId, listeners }: Delivery,
  at: Date,
): Promise<{ readonly payload: unknown; readonly isFirstOf: readonly string[] }> {
  const { rows } = await sql<{ payload: unknown; isFirstOf: string[] }>`
    with noted as (
      insert into event_deliveries (event_id, listener, delivered_at)
      select ${eventId}::bigint, listener, ${at} from unnest(${[...listeners]}::text[]) as listener
      on conflict do nothing returning listener
    )
    select payload, array(select listener from noted) as "isFirstOf" from events where id = ${eventId}`.execute(
    transaction,
  );
  return invariant(rows[0], "an event is never deleted before its deliveries");
}
