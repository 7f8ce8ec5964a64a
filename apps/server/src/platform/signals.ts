import type { Reader } from "@santha/database/client";
import { sql } from "kysely";
import type { Bus } from "./bus.ts";
import { afterCommit } from "./transaction.ts";

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
  /**
   * Whether a signal comes with every commit. False: one is lost when a process dies right after its commit, so whoever
   * waits also looks by himself now and then.
   */
  readonly areSure: boolean;
}

/** Signals over LISTEN and NOTIFY; the bus is asked for once, when somebody waits for the first time. */
export function postgresSignals(open: () => Promise<Bus>): Signals {
  const bus = once(open);
  return {
    wait: waiting(bus),
    areSure: true,
    async send(transaction, topic) {
      await sql`select pg_notify(${channel}, ${topic})`.execute(transaction);
    },
  };
}

/** Signals over a bus that knows no transactions: each is said after its commit. */
export function busSignals(open: () => Promise<Bus>, onFault: (error: unknown) => void): Signals {
  const bus = once(open);
  async function publish(topic: string): Promise<void> {
    try {
      const opened = await bus();
      await opened.publish(channel, topic);
    } catch (error) {
      onFault(error);
    }
  }
  return {
    wait: waiting(bus),
    areSure: false,
    async send(transaction, topic) {
      afterCommit(transaction, () => void publish(topic));
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function waiting(bus: () => Promise<Bus>): Signals["wait"] {
  const groups = new Map<string, Set<() => void>>();
  let subscribed: Promise<void> | undefined;

  function onMessage(topic: string): void {
    const called = topic === "" ? [...groups.values()] : [groups.get(topic) ?? []];
    for (const group of called) for (const onSignal of group) onSignal();
  }

  async function subscribe(): Promise<void> {
    const opened = await bus();
    await opened.subscribe(channel, onMessage);
  }

  return async (topic, onSignal) => {
    const group = groups.get(topic) ?? new Set();
    groups.set(topic, group.add(onSignal));
    subscribed ??= subscribe();
    await subscribed;
    return () => {
      group.delete(onSignal);
      if (group.size === 0 && groups.get(topic) === group) groups.delete(topic);
    };
  };
}
