import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../context.ts";

/** Good answers to one reading call since the last lines. */
interface Sum {
  readonly answers: number;
  readonly milliseconds: number;
  readonly slowest: number;
}

const slowInMilliseconds = 1000;
const pauseInMilliseconds = 60_000;

/**
 * One line for each call that changed something, was refused, failed, was slow or came from staff; other readings are
 * summed up each minute.
 */
export function logAnswers(app: FastifyInstance, platform: Platform): void {
  const sums = new Map<string, Sum>();
  const writeSums = () => {
    for (const [endpoint, { answers, milliseconds, slowest }] of sums) {
      const mean = Math.round(milliseconds / answers);
      platform.log.info({ endpoint, answers, meanMilliseconds: mean, slowestMilliseconds: slowest });
    }
    sums.clear();
  };
  const writing = setInterval(writeSums, pauseInMilliseconds).unref();
  app.addHook("onClose", async () => {
    clearInterval(writing);
    writeSums();
  });
  app.addHook("onResponse", async (request, reply) => {
    const endpoint = nameOf(request);
    platform.metrics.requestAnswered(endpoint, reply.statusCode, reply.elapsedTime / 1000);
    const milliseconds = Math.round(reply.elapsedTime);
    const isAddedUp =
      request.method === "GET" &&
      reply.statusCode < 400 &&
      reply.elapsedTime < slowInMilliseconds &&
      !isOfStaff(request);
    if (isAddedUp) {
      const sum = sums.get(endpoint) ?? { answers: 0, milliseconds: 0, slowest: 0 };
      sums.set(endpoint, {
        answers: sum.answers + 1,
        milliseconds: sum.milliseconds + reply.elapsedTime,
        slowest: Math.max(sum.slowest, milliseconds),
      });
    }
    request.log[isAddedUp ? "debug" : "info"](lineOf(request, reply, milliseconds));
  });
}

/** The route's pattern instead of its path, so that no id or number of a person is written. */
function nameOf(request: FastifyRequest): string {
  const config = request.routeOptions.config as { endpointName?: string };
  return config.endpointName ?? request.routeOptions.url ?? "unknown";
}

/** Who of the operator has read what is written each time. */
function isOfStaff(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { isOfStaff?: boolean }).isOfStaff === true;
}

function lineOf(request: FastifyRequest, reply: FastifyReply, milliseconds: number) {
  return {
    endpoint: nameOf(request),
    status: reply.statusCode,
    milliseconds,
    actor: request.actor?.profileKey,
  };
}
