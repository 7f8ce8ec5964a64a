import type { Config } from "./config.ts";

const contentSecurityPolicy = (forms: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Headers of every answer (R44): no foreign script, frame or style; no address leaks to other sites. */
export function securityHeaders(
  config: Pick<Config, "publicUrl" | "onlinePayment">,
): Readonly<Record<string, string>> {
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  return {
    "content-security-policy": contentSecurityPolicy(paymentPage(config)),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=()",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** The payer's form goes to the provider's page and nowhere else. */
function paymentPage({ onlinePayment }: Pick<Config, "onlinePayment">): string {
  return onlinePayment.kind === "payu" ? ` ${new URL(onlinePayment.paymentUrl).origin}` : "";
}
