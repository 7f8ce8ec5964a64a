import { createHash } from "node:crypto";
import type { Config } from "../../config/config.ts";

/** What a page of our own holds itself, as sources of a policy, each with a blank before it. */
interface InPage {
  readonly scripts: string;
  readonly styles: string;
}
const nothing: InPage = { scripts: "", styles: "" };

const contentSecurityPolicy = (forms: string, { scripts, styles }: InPage) =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What the policy depends on. */
export type PolicyFacts = Pick<Config, "publicUrl" | "onlinePayment">;

/** Headers of every answer (R44): no foreign script, frame or style; no address leaks to other sites. */
export function securityHeaders(config: PolicyFacts, inPage = nothing): Readonly<Record<string, string>> {
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  return {
    "content-security-policy": contentSecurityPolicy(paymentPage(config), inPage),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(self)",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** The payer's form goes to the provider's page and nowhere else. */
function paymentPage({ onlinePayment }: PolicyFacts): string {
  return onlinePayment.kind === "payu" ? ` ${new URL(onlinePayment.paymentUrl).origin}` : "";
}

/** Allows, by their hashes, the scripts and styles that our own page holds, and nothing else that stands in a page. */
export function inPageSources(page: string): InPage {
  const hashes = (element: RegExp) =>
    [...page.matchAll(element)]
      .map(([, text = ""]) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
      .join("");
  return { scripts: hashes(/<script>(.*?)<\/script>/gs), styles: hashes(/<style>(.*?)<\/style>/gs) };
}
