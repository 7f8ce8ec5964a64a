/** Documents of orders, as others need them: what was supplied in the end, and the tax within an agent's margin. */
export { creditIssued } from "./events.ts";
export { type NetSupply, netSupplyOf } from "./figures/net-supply.ts";
export { marginWithoutGst } from "./registered-agent.ts";
