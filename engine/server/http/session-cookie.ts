import type { FastifyRequest } from "fastify";
import type { Platform } from "../context.ts";
import { isSessionGood, sessionCookieName } from "./session.ts";

/** More tokens than that no browser sends by itself. */
const mostTokens = 4;

/** Of several session cookies, as a browser sends them for another path or port, takes the one whose session is good. */
export async function preferGoodSession(platform: Platform, request: FastifyRequest): Promise<void> {
  const name = sessionCookieName(platform);
  const header = request.headers.cookie;
  if (header === undefined || header.indexOf(`${name}=`) === header.lastIndexOf(`${name}=`)) return;
  const pairs = header.split(";").map((pair) => pair.trim());
  const tokens = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  for (const token of tokens.slice(0, mostTokens)) {
    if (!(await isSessionGood(platform, token))) continue;
    request.cookies[name] = token;
    return;
  }
}
