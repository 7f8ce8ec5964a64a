import type { Pool, PoolClient } from "pg";

type OnConnection = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;

/**
 * The pool for the job library; ignores the second release of a connection. The library releases its listening
 * connection twice when that breaks during shutdown, and the pool's error would end the process.
 */
export function poolForJobs(pool: Pool): Pool {
  const connect = (onConnection?: OnConnection) => {
    if (!onConnection) return pool.connect();
    return pool.connect((error, client, release) => onConnection(error, client, once(release)));
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === "connect") return connect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function once(release: Release): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}
