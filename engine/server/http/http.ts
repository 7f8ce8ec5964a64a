import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import type { Actor, Platform } from "../context.ts";
import { addCsvParser, largestCsvInBytes, requireCsv } from "../outside/files/csv-bodies.ts";
import {
  addPictureParser,
  pictureOptions,
  requirePicture,
  sendFile,
} from "../outside/files/picture-bodies.ts";
import { addVoiceParser, requireVoice, voiceOptions } from "../outside/files/voice-bodies.ts";
import { isOfStaff, isOpen, requirePermission } from "../people/permission.ts";
import { openStreams, type Streams } from "../signals/event-stream.ts";
import { logAnswers } from "./answers/answer-log.ts";
import { goodAnswer, type Sentences } from "./answers/answers.ts";
import { sendAnswer } from "./answers/send-answer.ts";
import { answerOnSocket, sendBad, sendUnroutable } from "./answers/send-bad.ts";
import { requireForm, requireJson, requireOwnOrigin, requireSamePerson } from "./guards.ts";
import { sharedAnswer } from "./kept/shared-answer.ts";
import { countedAddress } from "./limits/counted-address.ts";
import { limitOfCall } from "./limits/limits.ts";
import { proxyNotice } from "./limits/proxy-notice.ts";
import { rateOfCall, writesOfAPerson } from "./limits/rates.ts";
import { securityHeaders } from "./limits/security-headers.ts";
import { requireThisMachine } from "./limits/this-machine.ts";
import { requestContext, requestCookies } from "./request-context.ts";
import { compression, type ReadyAnswer, readyAnswer, sendRevalidated } from "./revalidation.ts";
import type { Route } from "./route.ts";
import { checkPart } from "./schemas.ts";
import { findCaller } from "./session.ts";
import { preferGoodSession } from "./session-cookie.ts";

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
  /** Tests let slow senders go sooner. */
  readonly longestRequestInMilliseconds?: number;
}

const largestBodyInBytes = 256 * 1024;
const largestFormInBytes = 16 * 1024;
/** A request that is not complete by then is given up, so that slow senders hold no connection. */
const longestRequestInMilliseconds = 30_000;

/** The HTTP side without a port: headers, guards, session, validation, envelope and errors in one place. */
export async function buildHttp(platform: Platform, options: HttpOptions): Promise<FastifyInstance> {
  const { sentences } = options;
  const longestRequest = options.longestRequestInMilliseconds ?? longestRequestInMilliseconds;
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: the address that our proxy saw. What stands before it in the header was written by the caller.
    trustProxy: platform.config.isBehindProxy ? (_: string, hop: number) => hop === 0 : false,
    bodyLimit: largestBodyInBytes,
    // Node looks at its connections every half minute unless told: a slow sender would stay twice as long.
    http: { connectionsCheckingInterval: 1000, headersTimeout: longestRequest },
    requestTimeout: longestRequest,
    // While closing, requests that have begun are answered; `closeHttp` ends what takes too long.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => platform.ids.token(),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_, request, reply) => sendUnroutable(platform, sentences, request, reply),
    clientErrorHandler: (error, socket) => answerOnSocket(platform, error, socket),
  });
  // Requests are bounded in time, connections in number: each costs memory, also one that says nothing.
  app.server.maxConnections = platform.config.httpConnections;
  await app.register(cookie);
  await app.register(compress, { ...compression, encodings: ["br", "gzip"] });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
  // A form comes to the callbacks only; every other call has refused its content type before it is read.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: largestFormInBytes },
    (_, body, done) => done(null, body),
  );
  addPictureParser(app);
  addVoiceParser(app);
  addCsvParser(app);
  app.decorateRequest("actor", null);
  app.setValidatorCompiler(() => () => true);
  const headers = securityHeaders(platform.config);
  const lookForProxy = proxyNotice(platform);
  app.addHook("onRequest", async (request, reply) => {
    lookForProxy(request);
    reply.headers(headers).header("x-request-id", request.id);
    // What a callback carries is proved by its hash; the payer's browser brings it from the provider's page.
    if (!isCallback(request)) requireOwnOrigin(request, platform.config);
  });
  logAnswers(app, platform);
  app.setErrorHandler((error, request, reply) => sendBad(sentences, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const missing = Object.assign(new Error("no such route"), { statusCode: 404 });
    return sendBad(sentences, missing, request, reply);
  });
  const streams = openStreams(app, platform);
  for (const route of options.routes) addRoute(app, platform, route, { ...options, streams });
  return app;
}

function addRoute(
  app: FastifyInstance,
  platform: Platform,
  route: Route,
  options: HttpOptions & { readonly streams: Streams },
): void {
  const { endpoint } = route;
  const { streams } = options;
  const limit = limitOfCall(endpoint);
  const rate = rateOfCall(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    config: {
      endpointName: endpoint.name,
      isCallback: endpoint.permission === "callback",
      isOfStaff: isOfStaff(endpoint.permission),
    },
    ...(endpoint.takesPicture ? pictureOptions(platform.config, options.sentences) : {}),
    ...(endpoint.takesVoice ? voiceOptions(options.sentences) : {}),
    ...(endpoint.takesCsv ? { bodyLimit: largestCsvInBytes } : {}),
    onRequest: async (request, reply) => {
      bodyGuard(endpoint)(request);
      await preferGoodSession(platform, request);
      if (!isOpen(endpoint.permission)) {
        request.actor = await findCaller(platform, endpoint, requestCookies(platform, request, reply));
      }
      if (endpoint.permission === "dev") requireThisMachine(request, platform.config);
      if (request.actor) requireSamePerson(request, request.actor);
      requirePermission(endpoint, request.actor);
      const caller = String(request.actor?.profileId ?? countedAddress(request.ip));
      if (rate) platform.rates.count(rate, caller);
      if (request.actor && endpoint.method !== "GET") platform.rates.count(writesOfAPerson, caller);
      if (limit) await platform.limits.count(limit, caller);
    },
    handler: async (request, reply) => {
      const context = requestContext(platform, request, reply, request.actor);
      const input = checkedInput(endpoint, request);
      const ready = (data: unknown): ReadyAnswer => {
        if (options.areAnswersChecked) checkAnswer(endpoint, data);
        return readyAnswer(reply, endpoint, goodAnswer(endpoint, context.language, data));
      };
      if (route.shared) {
        const asked = { endpoint, shared: route.shared, context, input, ready };
        return sendRevalidated(request, reply, await sharedAnswer(platform, asked));
      }
      const data = await running(platform, request, () => route.run(context, input));
      if (endpoint.givesFile) return sendFile(request, reply, data);
      if (endpoint.givesRedirect)
        return reply.header("cache-control", "no-store").redirect(String(data), 303);
      if (endpoint.givesStream) return streams.send(request, reply, data);
      if (endpoint.isRevalidated) return sendRevalidated(request, reply, ready(data));
      if (options.areAnswersChecked) checkAnswer(endpoint, data);
      const answer = goodAnswer(endpoint, context.language, data);
      reply.headers(cacheHeaders(endpoint));
      if (endpoint.success === "CREATED") reply.code(201);
      return sendAnswer(reply, endpoint, answer);
    },
  });
}

/** Does the work; the caller, who may have changed something, reads anew from then on. */
async function running<T>(platform: Platform, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    if (request.actor && request.method !== "GET") platform.kept.changedBy(request.actor.profileId);
  }
}

/** What the body of a call has to be. */
function bodyGuard({ takesPicture, takesVoice, takesCsv, takesForm }: Endpoint) {
  if (takesPicture) return requirePicture;
  if (takesVoice) return requireVoice;
  if (takesCsv) return requireCsv;
  return takesForm ? requireForm : requireJson;
}

/** Calls of the payment provider and of browsers that come from its page. */
function isCallback(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { isCallback?: boolean }).isCallback === true;
}

/** What is for everyone may be kept by the caller's own cache, in his language; everything else by nobody. */
function cacheHeaders({ cachedForSeconds }: Endpoint): Record<string, string> {
  if (cachedForSeconds === undefined) return { "cache-control": "no-store" };
  return { "cache-control": `private, max-age=${cachedForSeconds}`, vary: "accept-language, cookie" };
}

function checkedInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input["params"] = checkPart(endpoint.params, "params", request.params);
  if (endpoint.query) input["query"] = checkPart(endpoint.query, "query", request.query);
  if (endpoint.takesPicture) input["picture"] = request.body;
  if (endpoint.takesVoice) input["voice"] = request.body;
  if (endpoint.takesCsv) input["csv"] = request.body;
  if (endpoint.takesForm) input["form"] = request.body;
  if (endpoint.body) input["body"] = checkPart(endpoint.body, "body", request.body);
  return input;
}

function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const checked = endpoint.answer.safeParse(data);
  if (!checked.success)
    throw new Error(`answer of ${endpoint.name}: ${JSON.stringify(checked.error.issues)}`);
}

/** Stops listening and answers what has begun; connections that are busy longer are cut. */
export async function closeHttp(app: FastifyInstance, patienceInMilliseconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceInMilliseconds);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
