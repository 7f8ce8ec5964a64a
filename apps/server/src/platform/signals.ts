import type { Reader } from "@santha/database/client";
import { sql } from "kysely";
import type { Bus } from "./bus.ts";

const channel = "signals";

/**
 * Tells whoever waits for something, in any process, to look again: "person 7 has news". A signal says where to look,
 * never what is there, and looking twice must do no harm.
 */
export interface Signals {
  /** Sent when the caller's transaction commits, and not at all if it does not. */
  send(transaction: Reader, topic: string): Promise<void>;
  /** Called at every signal of the topic, and when signals may have been missed. Returns what ends it. */
  wait(topic: string, onSignal: () => void): Promise<() => void>;
}

/** Signals over LISTEN and NOTIFY; the bus is asked for when somebody waits for the first time. */
export function postgresSignals(bus: () => Promise<Bus>): Signals {
  const waiting = new Map<string, Set<() => void>>();
  let subscribed: Promise<void> | undefined;

  function onMessage(topic: string): void {
    const groups = topic === "" ? [...waiting.values()] : [waiting.get(topic) ?? []];
    for (const group of groups) for (const onSignal of group) onSignal();
  }

  async function subscribe(): Promise<void> {
    const opened = await bus();
    await opened.subscribe(channel, onMessage);
  }

  return {
    async send(transaction, topic) {
      await sql`select pg_notify(${channel}, ${topic})`.execute(transaction);
    },
    async wait(topic, onSignal) {
      const group = waiting.get(topic) ?? new Set();
      waiting.set(topic, group.add(onSignal));
      subscribed ??= subscribe();
      await subscribed;
      return () => {
        group.delete(onSignal);
        if (group.size === 0 && waiting.get(topic) === group) waiting.delete(topic);
      };
    },
  };
}
