import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { platformRefusal } from "../answers/errors.ts";

/** Each says that somebody else asks through a proxy, which itself may run here. */
const headersOfProxies = [
  ...["forwarded", "via", "x-real-ip", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"],
  ...["cf-connecting-ip", "true-client-ip", "x-client-ip"],
];
const namesOfThisMachine: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Name of the header by which a proxy shows itself, if there is one. */
export function proxyHeaderOf({ headers }: FastifyRequest): string | undefined {
  return headersOfProxies.find((name) => headers[name] !== undefined);
}

/** Whether the caller runs on this machine, as far as it can be told: no proxy says that it asks for another one. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (proxyHeaderOf(request) !== undefined) return false;
  const address = request.socket.remoteAddress ?? "";
  return address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
}

/** Calls of the demo do not exist for others; a page whose name was turned to this machine asks under that name. */
export function requireThisMachine(request: FastifyRequest, { areDemoCallsOpen }: Config): void {
  if (areDemoCallsOpen) return;
  const isOwnName = namesOfThisMachine.includes(request.hostname);
  if (!isOwnName || !isFromThisMachine(request)) throw platformRefusal("platform/not-found");
}
