import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Figures of one process in the Prometheus text format; no label carries a person. */
export interface Metrics {
  requestAnswered(endpoint: string, status: number, seconds: number): void;
  jobFailed(job: string): void;
  passwordHashed(): void;
  /** `outcome` is one of those of `push.ts`. */
  pushSent(outcome: string): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export interface PoolFigures {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export function processMetrics(pool: PoolFigures): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "santha_request_seconds",
    help: "Time to answer, by endpoint and status",
    labelNames: ["endpoint", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: "santha_job_failures_total",
    help: "Failed runs of a job; it is tried again",
    labelNames: ["job"],
    registers: [registry],
  });
  const hashes = new Counter({
    name: "santha_password_hashes_total",
    help: "Passwords hashed, to keep one or to check one",
    registers: [registry],
  });
  const pushes = new Counter({
    name: "santha_pushes_total",
    help: "Pushes sent to push services, by what these said",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const gauges: [string, string, () => number][] = [
    ["santha_database_connections", "Open database connections", () => pool.totalCount],
    ["santha_database_idle", "Idle database connections", () => pool.idleCount],
    ["santha_database_waiting", "Requests waiting for a connection", () => pool.waitingCount],
  ];
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  return {
    requestAnswered: (endpoint, status, seconds) => requests.observe({ endpoint, status }, seconds),
    jobFailed: (job) => failures.inc({ job }),
    passwordHashed: () => hashes.inc(),
    pushSent: (outcome) => pushes.inc({ outcome }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
