import { eventForEveryone, eventOfOwnNews, eventOfReading } from "../contract/announcement.ts";
import type { Notification } from "../contract/notifications.ts";

/** What a follower is told, and by whom. */
export interface StreamParts {
  /** Streams of two people never meet. */
  readonly profileKey: string;
  readonly onNotification: (notification: Notification) => void;
  /** Called when something for everyone is new, or may be. */
  readonly onNewsForEveryone: () => void;
  /** Called when the person has read notifications in whatever browser, or may have. */
  readonly onReading: () => void;
  /** Called when something of the person's own is new, or may be. */
  readonly onOwnNews: () => void;
}

const path = "/v2/notifications/stream";
const pauseMs = 10_000;
const events = [eventForEveryone, eventOfReading, eventOfOwnNews] as const;

/**
 * Follows the person's notifications: one connection per browser, kept by the tab that holds the lock, and heard by
 * the others through a channel. When that tab goes another takes over where it was. Returns what ends it.
 */
export function followNotifications(parts: StreamParts): () => void {
  // A browser without streams learns what is new when a page asks.
  if (typeof EventSource !== "function") return () => {};
  const leaving = new AbortController();
  const name = `santha-notifications-${parts.profileKey}`;
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  let last = -1;
  const take = (notification: Notification): void => {
    // A tab that has just taken over may be given again what the tab before it passed on.
    if (notification.timestamp <= last) return;
    last = notification.timestamp;
    parts.onNotification(notification);
  };
  const hear = (told: Told): void => {
    if (typeof told === "number") last = Math.max(last, told);
    else if (told === eventForEveryone) parts.onNewsForEveryone();
    else if (told === eventOfReading) parts.onReading();
    else if (told === eventOfOwnNews) parts.onOwnNews();
    else take(told);
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => hear(data));

  const keepConnected = (): Promise<void> =>
    connect({
      after: () => last,
      signal: leaving.signal,
      onTold(told) {
        channel?.postMessage(told);
        hear(told);
      },
    });
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks) void locks.request(name, { signal: leaving.signal }, keepConnected).catch(() => {});
  else void keepConnected();
  return () => {
    leaving.abort();
    channel?.close();
  };
}

/** What the stream says, and what the tab that is connected passes on to the others; a number: how far it is. */
type Told = Notification | (typeof events)[number] | number;

interface Connection {
  readonly after: () => number;
  readonly signal: AbortSignal;
  readonly onTold: (told: Told) => void;
}

/** Stays connected until the signal; the browser resumes by itself, and after a refusal a new connection is tried. */
function connect({ after, signal, onTold }: Connection): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      source = new EventSource(after() < 0 ? path : `${path}?after=${after()}`);
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const keyed = JSON.parse(data) as Record<string, Notification>;
        for (const notification of Object.values(keyed)) onTold(notification);
      };
      for (const event of events)
        source.addEventListener(event, ({ lastEventId }: MessageEvent<string>) => {
          // Where the stream began is not said by itself; after it whoever connects next goes on.
          if (Number(lastEventId) > after()) onTold(Number(lastEventId));
          onTold(event);
        });
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED || signal.aborted) return;
        timer = setTimeout(open, pauseMs);
      };
    };
    open();
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}
