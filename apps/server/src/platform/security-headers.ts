import type { FastifyReply } from "fastify";
import type { Config } from "./config.ts";

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every answer (R44): no foreign script, frame or style; no address leaks to other sites. */
export function setSecurityHeaders(reply: FastifyReply, config: Config): void {
  reply.header("content-security-policy", contentSecurityPolicy);
  reply.header("x-content-type-options", "nosniff");
  reply.header("referrer-policy", "same-origin");
  reply.header("cross-origin-opener-policy", "same-origin");
  reply.header("cross-origin-resource-policy", "same-origin");
  reply.header("permissions-policy", "camera=(self), geolocation=(self), microphone=()");
  if (config.publicUrl?.startsWith("https:")) {
    reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
}
