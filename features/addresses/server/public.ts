/** The address book of a person: the check-out takes from it and adds to it. */
export { saveAddress } from "./add-address.ts";
export { findAddress } from "./queries.ts";
