import { formatCount } from "../lib/money.ts";

export const en = {
  menu: "Menu",
  help: "Help",
  back: "Back",
  mainNavigation: "Main",
  tabs: "Tabs",
  login: "Login",
  logout: "Log out",
  account: "Account",
  advanced: "Advanced",
  support: "Support phone",
  offline: "You are offline.",
  signOutFailed: "Could not log out, please try again.",
  search: "Search",
  counted: (text: string, count: number) => `${text}, ${formatCount(count)}`,
  dataSaver: "Data saver",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  device: "As on the device",
};
