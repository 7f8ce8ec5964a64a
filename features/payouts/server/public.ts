/** Where agents and sellers are paid to. */
export {
  type AccountColumns,
  accountOf,
  columnsOf,
  findAccount,
  selectAccounts,
} from "./accounts.queries.ts";
