import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Platform } from "./context.ts";

const longestWaitInMilliseconds = 1500;

/** `/health` (the process lives), `/ready` (the database answers), `/metrics` (for this machine only). */
export function addHealthRoutes(app: FastifyInstance, platform: Platform): void {
  app.get("/health", async () => ({ isAlive: true }));
  app.get("/ready", async (_, reply) => {
    const isReady = await Promise.race([databaseAnswers(platform), waited()]);
    return reply.code(isReady ? 200 : 503).send({ isReady });
  });
  app.get("/metrics", async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type(platform.metrics.contentType).send(await platform.metrics.text());
  });
}

async function databaseAnswers(platform: Platform): Promise<boolean> {
  try {
    await sql`select 1`.execute(platform.database);
    return true;
  } catch {
    return false;
  }
}

function waited(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), longestWaitInMilliseconds).unref();
  });
}

/** A proxy on this machine connects from here too, but for somebody else: it says so in a header. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers } = request;
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  const address = request.socket.remoteAddress ?? "";
  return address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
}
