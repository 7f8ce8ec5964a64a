import { isIPv6 } from "node:net";

/**
 * The address that limits count by: an IPv4 address, also when mapped into IPv6, or the first 64 bits of an IPv6
 * address. A provider assigns those to one customer (RFC 6177).
 */
export function countedAddress(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  // `URL` normalises the address, so that every spelling gives the same text.
  const [before = "", after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const head = before.split(":").filter((group) => group !== "");
  const tail = (after ?? "").split(":").filter((group) => group !== "");
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
  const [high = "0", low = "0"] = groups.slice(6);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return [high, low].flatMap(bytesOf).join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function bytesOf(group: string): number[] {
  const bits = Number.parseInt(group, 16);
  return [bits >> 8, bits & 255];
}
