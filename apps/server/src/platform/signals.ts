import { setTimeout as pause } from "node:timers/promises";
import type { Reader } from "@santha/database/client";
import { sql } from "kysely";
import type { Bus } from "./bus.ts";
import { afterCommit } from "./transaction.ts";

const channel = "signals";
/** So long a caller waits for the process to hear; after that he goes on and is called when it does. */
const patienceInMilliseconds = 1000;
const pauseInMilliseconds = 1000;

/** What went wrong, in words for the log. */
export type OnSignalFault = (text: string, error: unknown) => void;

/**
 * Tells whoever waits for something, in any process, to look again: "person 7 has news". A signal says where to look,
 * never what is there, and looking twice must do no harm.
 */
export interface Signals {
  /** Sent when the caller's transaction commits, and not at all if it does not. */
  send(transaction: Reader, topic: string): Promise<void>;
  /**
   * Called at every signal of the topic, and when signals may have been missed. Never rejects: a process that cannot
   * hear tries on, and whoever waits goes on meanwhile and is called as soon as it hears. Returns what ends it.
   */
  wait(topic: string, onSignal: () => void): Promise<() => void>;
  /**
   * Whether a signal comes with every commit. False: whoever waits also looks by himself now and then, since one is lost
   * when a process dies right after its commit, or while this process does not hear.
   */
  readonly areSure: boolean;
}

/** Signals over LISTEN and NOTIFY; the bus is asked for once, when somebody waits for the first time. */
export function postgresSignals(open: () => Promise<Bus>, onFault: OnSignalFault): Signals {
  const hearing = hearingOver(once(open), onFault);
  return {
    wait: hearing.wait,
    get areSure() {
      return hearing.isSure();
    },
    async send(transaction, topic) {
      await sql`select pg_notify(${channel}, ${topic})`.execute(transaction);
    },
  };
}

/** Signals over a bus that knows no transactions: each is said after its commit. */
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
    async send(transaction, topic) {
      afterCommit(transaction, () => void publish(topic));
    },
  };
}

/** Makes something once; what failed is made anew when it is asked for again. */
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
  /** Whether what is said at this moment is heard. */
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

  /** Tries until signals are heard, or nobody waits for one any more. */
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
      // What was said before this process heard reached nobody: whoever came in that time looks again.
      if (!heardOver) await waitToHear(() => void (group.has(onSignal) && onSignal()));
      return () => {
        group.delete(onSignal);
        if (group.size === 0 && groups.get(topic) === group) groups.delete(topic);
      };
    },
  };
}
