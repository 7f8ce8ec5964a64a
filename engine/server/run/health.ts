import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Platform } from "../context.ts";
import { isFromThisMachine } from "../http/limits/this-machine.ts";
import { readinessOf } from "./readiness.ts";

/** `/health` (the process lives), `/ready` (the database answers and takes writes), `/metrics` (by token). */
export function addHealthRoutes(app: FastifyInstance, platform: Platform): void {
  app.get("/health", async () => ({ isAlive: true }));
  const readiness = readinessOf(platform.database);
  app.get("/ready", async (_, reply) => {
    const isReady = await readiness();
    return reply.code(isReady ? 200 : 503).send({ isReady });
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadFigures(request, platform.config)) return reply.callNotFound();
    return reply.type(platform.metrics.contentType).send(await platform.metrics.text());
  });
}

/** With a token the figures are for who knows it; without one for this machine, and in production for nobody. */
function mayReadFigures(request: FastifyRequest, { metricsToken, mode }: Config): boolean {
  if (metricsToken === null) return mode !== "production" && isFromThisMachine(request);
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const [left, right] = [given, metricsToken].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
