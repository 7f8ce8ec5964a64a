import type { FastifyReply, FastifyRequest } from "fastify";
import { defaultLanguage, type Language, languages } from "#engine/contract/language.ts";
import type { Actor, CookieOptions, Cookies, Platform, RequestContext } from "../context.ts";
import { platformRefusal } from "./answers/errors.ts";
import { countedAddress } from "./limits/counted-address.ts";

/** The first language of `Accept-Language` that is offered; the default otherwise. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? "").split(",").slice(0, 10)) {
    const tag = /^\s*(te|en)(?![a-z0-9])/i.exec(part)?.[1]?.toLowerCase();
    const language = languages.find((offered) => offered === tag);
    if (language) return language;
  }
  return defaultLanguage;
}

export function requestCookies(platform: Platform, request: FastifyRequest, reply: FastifyReply): Cookies {
  const isSecure = platform.config.publicUrl?.startsWith("https:") ?? false;
  const common = { path: "/", sameSite: "lax", secure: isSecure } as const;
  return {
    get: (name) => request.cookies[name],
    set(name, value, { maxAgeInSeconds, isReadableByScripts = false }: CookieOptions) {
      reply.setCookie(name, value, { ...common, maxAge: maxAgeInSeconds, httpOnly: !isReadableByScripts });
    },
    clear: (name) => void reply.clearCookie(name, common),
  };
}

/** Printable characters, 1 to 255 (Stripe's rule). @throws 400 for anything else. */
function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw platformRefusal("platform/unreadable");
  return key;
}

/** Sent by the browser when a stream was cut; anything but a whole number resumes nothing. */
function lastEventIdOf(request: FastifyRequest): number | null {
  const id = request.headers["last-event-id"];
  return typeof id === "string" && /^[0-9]{1,15}$/.test(id) ? Number(id) : null;
}

export function requestContext(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor | null,
): RequestContext {
  return {
    ...platform,
    log: request.log,
    requestId: request.id,
    actor,
    ...(actor && { sellerProfileId: actor.sellerAccess?.sellerProfileId ?? actor.profileId }),
    language: languageOf(request.headers["accept-language"]),
    address: countedAddress(request.ip),
    device: request.headers["user-agent"] ?? "",
    cookies: requestCookies(platform, request, reply),
    idempotencyKey: idempotencyKeyOf(request),
    lastEventId: lastEventIdOf(request),
  };
}
