import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { processorSeconds } from "./processor-time.ts";
import type { Settings } from "./settings.ts";

/** One figure of a call under load. */
export interface Figure {
  readonly perSecond: number;
  /** Processor time of one answer, of its server and the database together. */
  readonly processorMilliseconds: number;
  /** In milliseconds. */
  readonly p50: number;
  /** The load generator knows no 95th percentile; this one is stricter. */
  readonly p97_5: number;
  readonly p99: number;
  /** Calls that waited too long for the database and were told to come again (503); not counted in `perSecond`. */
  readonly toldToComeAgain: number;
}

export interface Compared {
  readonly name: string;
  /** Warm: everybody asks the same. Cold: each asks something else, never twice within the life of what is kept. */
  readonly questions: "warm" | "cold";
  readonly connections: number;
  readonly server: Figure;
  /** The bare floor, by turns with the call. */
  readonly floor: Figure;
  /** Processor time in bare-floor calls, each round against its own neighbour; the median of all rounds. */
  readonly cost: number;
}

/** What is loaded: its address, the processes whose time counts, and what each request says of its sender. */
export interface Target {
  readonly origin: string;
  readonly pids: readonly number[];
  readonly headers: Readonly<Record<string, string>>;
}

/** A path to read, or with a body what is posted to it. */
export interface Question {
  readonly path: string;
  readonly body?: string;
}

/** A server and what it is asked. */
export interface Side {
  readonly server: Target;
  readonly asked: readonly Question[];
  /** Whether an answer is the one that was asked for; left out, its status says enough. */
  readonly isRight?: (body: string) => boolean;
}

type Call = Pick<Compared, "name" | "questions" | "connections"> & { readonly floor: Target };

/** Measures bare floor and servers by turns, so that what else the machine does falls on all; medians of all rounds. */
export async function compare(
  { floor, ...call }: Call,
  sides: readonly Side[],
  { seconds, rounds }: Pick<Settings, "seconds" | "rounds">,
): Promise<Compared[]> {
  const turns: readonly Side[] = [{ server: floor, asked: [{ path: "/rows" }] }, ...sides];
  const measured = turns.map((): Figure[] => []);
  for (const turn of turns) await measure(turn, { ...call, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, turn] of turns.entries()) measured[at]?.push(await measure(turn, { ...call, seconds }));
  }
  const [floors = [], ...servers] = measured;
  return servers.map((figures) => comparedWith(floors, figures, call));
}

function comparedWith(
  floor: readonly Figure[],
  server: readonly Figure[],
  call: Omit<Call, "floor">,
): Compared {
  const costs = server.map(
    (figure, round) => figure.processorMilliseconds / (floor[round]?.processorMilliseconds ?? Number.NaN),
  );
  const toldToComeAgain = server.reduce((all, figure) => all + figure.toldToComeAgain, 0);
  return {
    ...call,
    server: { ...medianOf(server), toldToComeAgain },
    floor: medianOf(floor),
    cost: middleOf(costs.toSorted((left, right) => left - right)),
  };
}

/** No answer is kept longer. */
const longestKeptInMilliseconds = 1000;

async function measure(
  { server, asked, isRight = () => true }: Side,
  { connections, seconds: duration }: { readonly connections: number; readonly seconds: number },
): Promise<Figure> {
  const { origin, pids, headers } = server;
  const timeOf = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const requests = asked.map(
    (question) => ({ ...question, headers, method: question.body === undefined ? "GET" : "POST" }) as const,
  );
  const before = timeOf();
  let place = 0;
  const isCold = asked.length > 1;
  const started = performance.now();
  let answered = started;
  const result = await autocannon({
    url: origin,
    connections,
    // Of different questions each once, however fast they are answered.
    ...(isCold ? { amount: asked.length } : { duration }),
    verifyBody: (body) => isRight(String(body)),
    // Each connection asks its own share, else all would ask the same at once.
    setupClient(client) {
      const share = isCold ? requests.filter((_, at) => at % connections === place % connections) : requests;
      place += 1;
      client.setRequests(share);
      client.on("response", () => {
        answered = performance.now();
      });
    },
  });
  const processorMilliseconds = ((timeOf() - before) * 1000) / result.requests.total;
  const toldToComeAgain = result.statusCodeStats?.["503"]?.count ?? 0;
  if (result.non2xx > toldToComeAgain || result.errors > 0 || result.mismatches > toldToComeAgain) {
    const wrong = `${result.non2xx} refused, ${result.errors} failed, ${result.mismatches} wrong`;
    throw new Error(`${origin}${asked[0]?.path}: ${wrong}`);
  }
  if (isCold) await sleep(longestKeptInMilliseconds);
  const { p50, p97_5, p99 } = result.latency;
  // The load generator itself counts whole seconds.
  const perSecond = ((result.requests.total - toldToComeAgain) * 1000) / (answered - started);
  return { perSecond, processorMilliseconds, p50, p97_5, p99, toldToComeAgain };
}

function medianOf(figures: readonly Figure[]): Figure {
  return middleOf(
    figures.toSorted((left, right) => left.processorMilliseconds - right.processorMilliseconds),
  );
}

function middleOf<Value>(sorted: readonly Value[]): Value {
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}
