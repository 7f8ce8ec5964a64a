import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import type { Endpoint } from "@santha/contract/endpoint";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { badAnswer, goodAnswer, InputRefused, type Sentences } from "./answers.ts";
import type { Actor, Platform } from "./context.ts";
import { AppError } from "./errors.ts";
import { requireJson, requireOwnOrigin } from "./guards.ts";
import { requirePermission } from "./permission.ts";
import { languageOf, requestContext, requestCookies } from "./request-context.ts";
import type { Route } from "./route.ts";
import { checkPart, envelopeSchema } from "./schemas.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { findActor } from "./session.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export interface HttpOptions {
  readonly routes: readonly Route[];
  readonly sentences: Sentences;
  /** Tests check every answer against its own shape: the serialiser coerces, it does not check. */
  readonly areAnswersChecked?: boolean;
}

const largestBodyInBytes = 256 * 1024;

/** The HTTP side without a port: headers, guards, session, validation, envelope and errors in one place. */
export async function buildHttp(platform: Platform, options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log,
    disableRequestLogging: true,
    trustProxy: platform.config.isBehindProxy,
    bodyLimit: largestBodyInBytes,
    forceCloseConnections: true,
    requestIdHeader: false,
    genReqId: () => platform.ids.token(),
    routerOptions: { maxParamLength: 300 },
  });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { 1: 4 } },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
  app.decorateRequest("actor", null);
  app.setValidatorCompiler(() => () => true);
  app.addHook("onRequest", async (request, reply) => {
    setSecurityHeaders(reply, platform.config);
    reply.header("x-request-id", request.id);
    requireOwnOrigin(request, platform.config);
  });
  app.addHook("onResponse", async (request, reply) => logAnswer(platform, request, reply));
  app.setErrorHandler((error, request, reply) => sendBad(platform, options.sentences, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const missing = Object.assign(new Error("no such route"), { statusCode: 404 });
    return sendBad(platform, options.sentences, missing, request, reply);
  });
  for (const route of options.routes) addRoute(app, platform, route, options);
  return app;
}

function addRoute(app: FastifyInstance, platform: Platform, route: Route, options: HttpOptions): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    schema: { response: { "2xx": envelopeSchema(endpoint) } },
    config: { endpointName: endpoint.name },
    onRequest: async (request, reply) => {
      requireJson(request);
      if (endpoint.permission !== "anyone" && endpoint.permission !== "dev") {
        request.actor = await findActor(platform, requestCookies(platform, request, reply));
      }
      requirePermission(endpoint.permission, request.actor);
    },
    handler: async (request, reply) => {
      const context = requestContext(platform, request, reply, request.actor);
      const data = await route.run(context, checkedInput(endpoint, request));
      if (options.areAnswersChecked) checkAnswer(endpoint, data);
      reply.header("cache-control", "no-store");
      if (endpoint.success === "CREATED") reply.code(201);
      return goodAnswer(endpoint, context.language, data);
    },
  });
}

function checkedInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input["params"] = checkPart(endpoint.params, "params", request.params);
  if (endpoint.query) input["query"] = checkPart(endpoint.query, "query", request.query);
  if (endpoint.body) input["body"] = checkPart(endpoint.body, "body", request.body);
  return input;
}

function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const checked = endpoint.answer.safeParse(data);
  if (!checked.success)
    throw new Error(`answer of ${endpoint.name}: ${JSON.stringify(checked.error.issues)}`);
}

function sendBad(
  platform: Platform,
  sentences: Sentences,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request.headers["accept-language"]);
  const answer = badAnswer(error, sentences, { language, id: request.id });
  if (answer.status >= 500) request.log.error({ err: error }, "fault");
  else if (error instanceof AppError && error.refusal.detail) request.log.info(error.refusal.detail);
  else if (!(error instanceof AppError || error instanceof InputRefused))
    request.log.debug({ err: error }, "refused");
  if (answer.retryAfterInSeconds !== undefined)
    reply.header("retry-after", String(answer.retryAfterInSeconds));
  return reply.code(answer.status).header("cache-control", "no-store").send(answer.body);
}

/** One line per answer; the route's pattern instead of its path, so that no id or number of a person is written. */
function logAnswer(platform: Platform, request: FastifyRequest, reply: FastifyReply): void {
  const config = request.routeOptions.config as { endpointName?: string };
  const endpoint = config.endpointName ?? request.routeOptions.url ?? "unknown";
  platform.metrics.requestAnswered(endpoint, reply.statusCode, reply.elapsedTime / 1000);
  request.log.info({
    endpoint,
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime),
    actor: request.actor?.profileKey,
  });
}
