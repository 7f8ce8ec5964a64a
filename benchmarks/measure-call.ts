import autocannon from "autocannon";
import type { Settings } from "./settings.ts";

/** One figure of a call under load. */
export interface Figure {
  readonly perSecond: number;
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
  readonly connections: number;
  readonly floor: Figure;
  readonly server: Figure;
  /** Server over floor, each round against its own neighbour; the median of all rounds. */
  readonly share: number;
}

interface Asked {
  readonly name: string;
  readonly connections: number;
  readonly cookie: string;
  readonly floorUrl: string;
  readonly serverUrl: string;
}

/** Measures floor and server by turns, so that what else the machine does falls on both; medians of all rounds. */
export async function compare(asked: Asked, { seconds, rounds }: Settings): Promise<Compared> {
  const { name, connections, cookie } = asked;
  const load = { connections, cookie, seconds };
  const floor: Figure[] = [];
  const server: Figure[] = [];
  await measure(asked.floorUrl, { ...load, seconds: 1 });
  await measure(asked.serverUrl, { ...load, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measure(asked.floorUrl, load));
    server.push(await measure(asked.serverUrl, load));
  }
  const shares = server.map(({ perSecond }, round) => perSecond / (floor[round]?.perSecond ?? Number.NaN));
  const share = middleOf(shares.toSorted((left, right) => left - right));
  const toldToComeAgain = server.reduce((all, figure) => all + figure.toldToComeAgain, 0);
  return {
    name,
    connections,
    floor: medianOf(floor),
    server: { ...medianOf(server), toldToComeAgain },
    share,
  };
}

async function measure(
  url: string,
  load: { readonly connections: number; readonly cookie: string; readonly seconds: number },
): Promise<Figure> {
  const { connections, seconds: duration, cookie } = load;
  const result = await autocannon({ url, connections, duration, headers: { cookie } });
  const toldToComeAgain = result.statusCodeStats?.["503"]?.count ?? 0;
  if (result.non2xx > toldToComeAgain || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const { p50, p97_5, p99 } = result.latency;
  const perSecond = result.requests.average - toldToComeAgain / duration;
  return { perSecond, p50, p97_5, p99, toldToComeAgain };
}

function medianOf(figures: readonly Figure[]): Figure {
  return middleOf(figures.toSorted((left, right) => left.perSecond - right.perSecond));
}

function middleOf<Value>(sorted: readonly Value[]): Value {
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}
