import { isIPv6 } from "node:net";

/**
 * The address as limits count it: an IPv4 address by itself, also one that came mapped into IPv6, and of an IPv6 address
 * the first 64 bits. Those are what a provider gives one line (RFC 6177): whoever has it has all addresses in it.
 */
export function countedAddress(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  // The browser's form of the address: every way of writing one gives the same.
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
