import { sql } from "kysely";
import * as z from "zod/mini";
import type { Platform } from "../context.ts";
import type { Reader, Transaction } from "../data/client.ts";

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

/** What a feature does when something happened elsewhere. Runs once per event, in its own transaction. */
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

/**
 * Writes the event and a delivery job for each listener that has something to do in the caller's transaction (the
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
    select graphile_worker.add_jobs(array(
      select row (${deliverEventJob}, json_build_object('eventId', happened.id, 'listener', listener.name),
        null, null, null, null, null, null)::graphile_worker.job_spec
      from unnest(${listeners}::text[]) as listener (name)))
    from happened where ${listeners.length > 0}`.execute(transaction);
}

/** Delivers one event to one listener; a repeated delivery finds its row and does nothing. */
export async function deliverEvent(
  platform: Platform,
  transaction: Transaction,
  delivery: { readonly eventId: number; readonly listener: string },
): Promise<void> {
  const listener = platform.events.listener(delivery.listener);
  // While versions run side by side an older process may get a newer one's delivery; the retry finds who knows it.
  if (!listener) throw new Error(`no listener is called ${delivery.listener}`);
  const first = await transaction
    .insertInto("event_deliveries")
    .values({ event_id: delivery.eventId, listener: listener.name, delivered_at: platform.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows !== 1n) return;
  const payload = await payloadOf(transaction, delivery.eventId);
  await listener.run(platform, transaction, payload);
}

async function payloadOf(transaction: Reader, eventId: number): Promise<unknown> {
  const row = await transaction
    .selectFrom("events")
    .select("payload")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  return row.payload;
}
