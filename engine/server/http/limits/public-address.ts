import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that no outside service has an address in: own machine, own network, neighbours, the cloud's metadata. */
// One list each: Node also looks for an IPv4 address among the mapped ones of IPv6.
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
const networks = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
  "::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16",
  "3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8",
];
for (const network of networks.join(" ").split(" ")) {
  const [address = "", length = ""] = network.split("/");
  const family = address.includes(":") ? "ipv6" : "ipv4";
  notPublic[family].addSubnet(address, Number(length), family);
}

/** Whether anybody on the internet may have this address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  return !notPublic[family].check(address, family);
}

/** The name led to an address of a network that is not public. */
export class NotPublicError extends Error {
  override readonly name = "NotPublicError";
}

/** How a name is looked up: all of its addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection and gives public addresses only; one that is not spoils the name. The connection goes
 * to what was looked at here, so a name that answers differently a moment later gains nothing.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(new NotPublicError("not a public address"), "", 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
