import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../context.ts";
import { proxyHeaderOf } from "./this-machine.ts";

const ownNetwork = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  ownNetwork.addSubnet(net, bits, "ipv4");
ownNetwork.addAddress("::1", "ipv6");
ownNetwork.addSubnet("fc00::", 7, "ipv6");
ownNetwork.addSubnet("fe80::", 10, "ipv6");

function isOfOwnNetwork(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return ownNetwork.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/** Looks at each request until one shows that a proxy stands before this process, and then says what to set, once. */
export function proxyNotice({
  config,
  log,
}: Pick<Platform, "config" | "log">): (request: FastifyRequest) => void {
  let isOver = config.isBehindProxy;
  return (request) => {
    if (isOver) return;
    const header = proxyHeaderOf(request);
    if (header === undefined || !isOfOwnNetwork(request.socket.remoteAddress ?? "")) return;
    isOver = true;
    log.warn(
      `Requests come through a proxy (${header}), but BEHIND_PROXY is off: all people count as one address. If the proxy is yours, let it set X-Forwarded-For and set BEHIND_PROXY=on.`,
    );
  };
}
