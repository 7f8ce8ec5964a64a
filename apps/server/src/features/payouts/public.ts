/** Where agents and sellers are paid to. */
export { findAccount, selectAccounts } from "./accounts.queries.ts";
