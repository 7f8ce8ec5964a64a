import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Reader } from "../data/client.ts";
import { afterCommit, beforeCommit } from "../data/transaction.ts";
import type { Bus } from "./bus.ts";

const channel = "signals";
/** Milliseconds that `wait` waits for the subscription; after that the caller goes on and is called later. */
const patienceInMilliseconds = 1000;
const pauseInMilliseconds = 1000;

/** Reports a fault as a text for the log. */
export type OnSignalFault = (text: string, error: unknown) => void;

/**
 * Notifies subscribers in any process that something changed: "person 7 has news". A signal only names the topic;
 * subscribers read the data again, and reading twice must do no harm.
 */
export interface Signals {
  /** Sent when the caller's transaction commits, all of a transaction in one statement; the rollback of a transaction sends nothing. */
  send(transaction: Reader, ...topics: readonly string[]): Promise<void>;
  /**
   * Calls `onSignal` for every signal of the topic, and when signals may have been missed. Never rejects: without
   * a subscription it retries, and calls `onSignal` once subscribed. Resolves to the function that unsubscribes.
   */
  wait(topic: string, onSignal: () => void): Promise<() => void>;
  /**
   * Whether every commit sends a signal. If false, subscribers must also poll: a signal is lost when a process
   * dies right after its commit, or while this process is not subscribed.
   */
  readonly areSure: boolean;
}

/** Signals over LISTEN and NOTIFY; the bus is opened at the first `wait`. */
export function postgresSignals(open: () => Promise<Bus>, onFault: OnSignalFault): Signals {
  const hearing = hearingOver(once(open), onFault);
  /** The topics of each transaction that has not committed yet. */
  const waiting = new WeakMap<Reader, Set<string>>();
  return {
    wait: hearing.wait,
    get areSure() {
      return hearing.isSure();
    },
    async send(transaction, ...topics) {
      const noted = waiting.get(transaction);
      if (noted) return topics.forEach((topic) => void noted.add(topic));
      const all = new Set(topics);
      const send = async (): Promise<void> => {
        waiting.delete(transaction);
        await sql`select pg_notify(${channel}, topic) from unnest(${[...all]}::text[]) topic`.execute(
          transaction,
        );
      };
      if (beforeCommit(transaction, send)) waiting.set(transaction, all);
      else await send();
    },
  };
}

/** Signals over a bus without transactions: each is published after its commit. */
export function busSignals(open: () => Promise<Bus>, onFault: OnSignalFault): Signals {
  const bus = once(open);
  async function publish(topic: string): Promise<void> {
    try {
      const opened = await bus();
      await opened.publish(channel, topic);
    } catch (error) {
      onFault("a signal was not sent", error);
    }
  }
  return {
    wait: hearingOver(bus, onFault).wait,
    areSure: false,
    async send(transaction, ...topics) {
      afterCommit(transaction, () => {
        for (const topic of topics) void publish(topic);
      });
    },
  };
}

/** Creates a value once; a failed creation is repeated at the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

interface Hearing {
  readonly wait: Signals["wait"];
  /** Whether the subscription works at this moment. */
  isSure(): boolean;
}

function hearingOver(bus: () => Promise<Bus>, onFault: OnSignalFault): Hearing {
  const groups = new Map<string, Set<() => void>>();
  let hearing: Promise<void> | undefined;
  let heardOver: Bus | undefined;

  function onMessage(topic: string): void {
    const called = topic === "" ? [...groups.values()] : [groups.get(topic) ?? []];
    for (const group of called) for (const onSignal of group) onSignal();
  }

  /** Retries until the subscription works or nobody needs it any more. */
  async function hear(): Promise<void> {
    while (groups.size > 0) {
      try {
        const opened = await bus();
        await opened.subscribe(channel, onMessage);
        heardOver = opened;
        return;
      } catch (error) {
        onFault("signals are not heard", error);
        await pause(pauseInMilliseconds, undefined, { ref: false });
      }
    }
    hearing = undefined;
  }

  async function waitToHear(onLate: () => void): Promise<void> {
    hearing ??= hear();
    const heard = hearing;
    const late = pause(patienceInMilliseconds, true, { ref: false });
    const isLate = await Promise.race([heard.then(() => false), late]);
    if (isLate) void heard.then(onLate);
  }

  return {
    isSure: () => heardOver?.hears ?? false,
    async wait(topic, onSignal) {
      const group = groups.get(topic) ?? new Set();
      groups.set(topic, group.add(onSignal));
      // Signals sent before this process subscribed are lost, so this subscriber reads again.
      if (!heardOver) await waitToHear(() => void (group.has(onSignal) && onSignal()));
      return () => {
        group.delete(onSignal);
        if (group.size === 0 && groups.get(topic) === group) groups.delete(topic);
      };
    },
  };
}
