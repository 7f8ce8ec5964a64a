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
  /** Of the bare floor, by turns with the call. */
  readonly floorMilliseconds: number;
  /** Processor time in bare-floor calls, each round against its own neighbour; the median of all rounds. */
  readonly cost: number;
}

/** What is loaded: its address, and the processes whose time counts. */
export interface Target {
  readonly origin: string;
  readonly pids: readonly number[];
}

interface Asked {
  readonly name: string;
  readonly questions: Compared["questions"];
  readonly paths: readonly string[];
  readonly connections: number;
  readonly cookie: string;
  readonly floor: Target;
  readonly server: Target;
}

/** Measures bare floor and server by turns, so that what else the machine does falls on both; medians of all rounds. */
export async function compare(asked: Asked, { seconds, rounds }: Settings): Promise<Compared> {
  const { name, questions, connections, cookie, paths } = asked;
  const load = { connections, cookie, seconds };
  const measureFloor = (length = seconds) =>
    measure(asked.floor, { ...load, seconds: length, paths: ["/rows"] });
  const measureServer = (length = seconds) => measure(asked.server, { ...load, seconds: length, paths });
  const floor: Figure[] = [];
  const server: Figure[] = [];
  await measureFloor(1);
  await measureServer(1);
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measureFloor());
    server.push(await measureServer());
  }
  const costs = server.map(
    (figure, round) => figure.processorMilliseconds / (floor[round]?.processorMilliseconds ?? Number.NaN),
  );
  const toldToComeAgain = server.reduce((all, figure) => all + figure.toldToComeAgain, 0);
  return {
    name,
    questions,
    connections,
    server: { ...medianOf(server), toldToComeAgain },
    floorMilliseconds: medianOf(floor).processorMilliseconds,
    cost: middleOf(costs.toSorted((left, right) => left - right)),
  };
}

/** No answer is kept longer. */
const longestKeptInMilliseconds = 1000;

interface Load {
  readonly connections: number;
  readonly cookie: string;
  readonly seconds: number;
  readonly paths: readonly string[];
}

async function measure({ origin, pids }: Target, load: Load): Promise<Figure> {
  const { connections, seconds: duration, cookie, paths } = load;
  const timeOf = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const before = timeOf();
  let place = 0;
  const isCold = paths.length > 1;
  const result = await autocannon({
    url: origin + (paths[0] ?? "/"),
    connections,
    // Of different questions each once, however fast they are answered.
    ...(isCold ? { amount: paths.length } : { duration }),
    headers: { cookie },
    // Each connection asks its own share, else all would ask the same at once.
    setupClient(client) {
      const share = paths.filter((_, at) => at % connections === place % connections);
      place += 1;
      if (share.length > 0) client.setRequests(share.map((path) => ({ path, headers: { cookie } })));
    },
  });
  const processorMilliseconds = ((timeOf() - before) * 1000) / result.requests.total;
  const toldToComeAgain = result.statusCodeStats?.["503"]?.count ?? 0;
  if (result.non2xx > toldToComeAgain || result.errors > 0) {
    throw new Error(`${origin}${paths[0]}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  if (isCold) await sleep(longestKeptInMilliseconds);
  const { p50, p97_5, p99 } = result.latency;
  const perSecond = (result.requests.total - toldToComeAgain) / result.duration;
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
