export const en = {
  title: "Earnings",
  totalEarnings: "Total earnings",
  pendingEarnings: "Pending earnings",
  orders: "Orders",
  asOn: (date: string) => `As on ${date}`,
  note: "New orders will take 2 mins to reflect",
  refresh: "Refresh",
  loadMore: "Load more",
  end: "No more updates",
  empty: "There are no recent orders to show.",
  startShopping: "Start shopping",
  noConnection: "No connection. Please try again.",
};
