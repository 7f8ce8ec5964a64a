/** Where agents and sellers are paid to. */
export {
  type AccountColumns,
  accountOf,
  columnsOf,
  findAccount,
  insertFirstAccount,
  selectAccounts,
} from "./accounts.queries.ts";
