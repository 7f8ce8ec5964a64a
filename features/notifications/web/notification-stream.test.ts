import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventForEveryone } from "../contract/announcement.ts";
import { followNotifications } from "./notification-stream.ts";

/** The browser's side of a stream, which the environment of the tests lacks. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  /** The server gives up this connection for good, as a proxy that answers 502 does. */
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.onerror?.();
  }
  close(): void {}
}

let end = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  Stream.opened.length = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(["0", "1794800000000"])(
  "a stream that was refused before it told anything is opened again behind the place where it began (%s)",
  (lastEventId) => {
    const onNewsForEveryone = vi.fn();
    const parts = { onNotification: vi.fn(), onNewsForEveryone, onReading: vi.fn(), onOwnNews: vi.fn() };
    end = followNotifications({ profileKey: "p", ...parts });
    const [first] = Stream.opened;
    expect(first?.url).not.toContain("after");
    first?.dispatchEvent(new MessageEvent(eventForEveryone, { data: "{}", lastEventId }));
    expect(onNewsForEveryone).toHaveBeenCalledTimes(1);
    first?.refuse();
    vi.advanceTimersByTime(60_000);
    expect(Stream.opened[1]?.url).toMatch(new RegExp(`[?]after=${lastEventId}$`));
  },
);
