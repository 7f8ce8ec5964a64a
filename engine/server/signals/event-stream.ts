import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../context.ts";
import { isSessionGood, sessionCookieName, sessionsEndedOf } from "../http/session.ts";

/** One event; `id` is what the browser sends as `Last-Event-ID` when it comes back. */
export interface StreamEvent {
  readonly id: string;
  readonly data: unknown;
}

/** What an operation that `givesStream` returns. */
export interface StreamSource {
  /** The signal after which to look again. */
  readonly topic: string;
  /** Id behind which the events begin: a browser that is cut off before the first one resumes there. */
  readonly startsAfter: string;
  /** The events after the last ones that it gave, oldest first. */
  read(): Promise<readonly StreamEvent[]>;
  /** False: what is there is sent and the answer ends. */
  readonly isHeld: boolean;
  /** Further signals that are passed on as they are, and once at the beginning: events of this name without content or id. */
  readonly passedOn?: readonly { readonly topic: string; readonly event: string }[];
}

export interface Streams {
  /** Sends the events of a source until the browser leaves, the session ends or the process stops. */
  send(request: FastifyRequest, reply: FastifyReply, source: unknown): Promise<FastifyReply>;
}

/** Proxies and phones drop a connection on which nothing is said for about a minute. */
const breathInMilliseconds = 25_000;
/** A person's further streams end the oldest one: a browser keeps one, a person has few browsers. */
const mostOfOnePerson = 10;
/** Somebody who does not read is let go; he resumes where he was. */
const mostUnreadInBytes = 1024 * 1024;

interface OpenStream {
  end(): void;
}

/** Server-sent events for all routes that give streams. */
export function openStreams(app: FastifyInstance, platform: Platform): Streams {
  const byPerson = new Map<number, Set<OpenStream>>();
  app.addHook("preClose", async () => {
    for (const streams of byPerson.values()) for (const stream of streams) stream.end();
  });

  function keep(profileId: number, stream: OpenStream): () => void {
    const streams = byPerson.get(profileId) ?? new Set();
    byPerson.set(profileId, streams.add(stream));
    const [oldest] = streams;
    if (oldest && streams.size > mostOfOnePerson) {
      // Not when it is closed: one that does not read its end would stand there as the oldest, and no other would end.
      streams.delete(oldest);
      oldest.end();
    }
    return () => {
      streams.delete(stream);
      if (streams.size === 0) byPerson.delete(profileId);
    };
  }

  return {
    async send(request, reply, given) {
      const source = given as StreamSource;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // The connection has no further use, and a process that stops would wait for it.
        connection: "close",
        "x-accel-buffering": "no",
      });
      // An id alone is no event: the browser only keeps it.
      raw.write(`retry: 3000\nid: ${source.startsAfter}\n\n`);
      const token = request.cookies[sessionCookieName(platform)] ?? "";
      await follow(platform, {
        reply,
        source,
        token,
        profileId: request.actor?.profileId ?? 0,
        keep: (stream) => keep(request.actor?.profileId ?? 0, stream),
      });
      return reply;
    },
  };
}

interface Following {
  readonly reply: FastifyReply;
  readonly source: StreamSource;
  readonly token: string;
  readonly profileId: number;
  readonly keep: (stream: OpenStream) => () => void;
}

async function follow(
  platform: Platform,
  { reply, source, token, profileId, keep }: Following,
): Promise<void> {
  const { raw } = reply;
  const readAll = readerOf(reply, source);
  if (!source.isHeld) {
    await readAll();
    raw.end();
    return;
  }
  if (raw.destroyed) return;
  const passes = (source.passedOn ?? []).map(({ topic, event }) => ({
    topic,
    onSignal: () => say(raw, `event: ${event}\ndata: {}\n\n`),
  }));
  const waits = waitForAll(platform, [
    { topic: source.topic, onSignal: () => void readAll() },
    { topic: sessionsEndedOf(profileId), onSignal: () => void endWithSession() },
    ...passes,
  ]);
  // What ends the stream stands before anything is waited for: nothing that fails later leaves it behind.
  const letGo = keep({ end: () => raw.end() });
  const breath = setInterval(() => {
    // It has ended, and the browser does not read that: he is let go.
    if (raw.writableEnded) return void raw.destroy();
    say(raw, ": still here\n\n");
    void endWithSession();
    if (!platform.signals.areSure) void readAll();
  }, breathInMilliseconds);
  breath.unref();
  raw.once("close", () => {
    clearInterval(breath);
    waits.stop();
    letGo();
  });

  async function endWithSession(): Promise<void> {
    try {
      if (!(await isSessionGood(platform, token))) raw.end();
    } catch (error) {
      reply.log.warn({ err: error }, "a stream could not look after its session");
    }
  }

  // Waits first and reads then, so that nothing falls between.
  await waits.standing;
  // While nobody listened it may have been sent.
  for (const { onSignal } of passes) onSignal();
  if (token !== "") await endWithSession();
  await readAll();
}

/** Writes to a stream unless it has ended, also while something was waited for: that would be a fault of the process. */
function say(raw: ServerResponse, text: string): void {
  if (!raw.writableEnded) raw.write(text);
}

/** Writes what the source has to a browser, each time it is called. */
function readerOf(reply: FastifyReply, source: StreamSource): () => Promise<void> {
  const { raw } = reply;
  let isReading = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    // One reading at a time; a signal in the middle of it is answered by one more.
    if (isReading) return;
    isReading = true;
    try {
      while (isAsked && !raw.writableEnded) {
        isAsked = false;
        for (const { id, data } of await source.read())
          say(raw, `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
        if (raw.writableLength > mostUnreadInBytes) raw.destroy();
      }
    } catch (error) {
      // The browser comes back and resumes after the last event that it has.
      reply.log.warn({ err: error }, "a stream ended");
      raw.end();
    } finally {
      isReading = false;
    }
  };
}

interface Wait {
  readonly topic: string;
  readonly onSignal: () => void;
}

/** Waits for several signals; may be stopped before all the waits stand. */
function waitForAll(
  { signals }: Platform,
  waits: readonly Wait[],
): { readonly standing: Promise<unknown>; stop(): void } {
  const stops: (() => void)[] = [];
  let isOver = false;
  const standing = waits.map(async ({ topic, onSignal }) => {
    const stop = await signals.wait(topic, onSignal);
    if (isOver) stop();
    else stops.push(stop);
  });
  return {
    standing: Promise.all(standing),
    stop() {
      isOver = true;
      for (const stop of stops) stop();
    },
  };
}
