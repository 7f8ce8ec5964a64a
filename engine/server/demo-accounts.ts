/** Accounts of the demo world, printed at start. They exist in the mode `demo` only. */
export const demoPassword = "santha123";

export const demoAccounts = [
  { mobileNo: "9000000001", who: "Padma, agent" },
  { mobileNo: "9000000002", who: "Ramulu, farmer" },
  { mobileNo: "9000000003", who: "Kakatiya Agro, seller" },
  { mobileNo: "9000000004", who: "Godavari Bio, seller" },
  { mobileNo: "9000000005", who: "page admin" },
  { mobileNo: "9000000006", who: "page contributor" },
  { mobileNo: "9000000007", who: "page member" },
  { mobileNo: "9000000008", who: "support" },
  { mobileNo: "9000000009", who: "finance" },
  { mobileNo: "9000000010", who: "platform admin" },
] as const;
