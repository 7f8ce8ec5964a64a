import type { NoticeChoice, NoticeGroup } from "../../contract/notification-settings.ts";

const choices: Record<NoticeChoice, string> = {
  push: "Push and in the app",
  "in-app": "In the app only",
  off: "Off",
};

const shortChoices: Record<NoticeChoice, string> = { push: "Phone", "in-app": "App", off: "Off" };

const groups: Record<NoticeGroup, string> = {
  orders: "Orders and money",
  selling: "Your business",
  work: "Your work at Santha",
  other: "Coupons, prices and more",
};

export const en = {
  onThisDevice: "On this device",
  isOn: "This device gets notifications even when Santha is closed.",
  isOff: "This device gets notifications only while Santha is open.",
  switchOn: "Turn on for this device",
  switchOff: "Turn off for this device",
  switchedOn: "Notifications are on for this device.",
  switchedOff: "Notifications are off for this device.",
  cannot: (why: "unsupported" | "refused") =>
    why === "refused"
      ? "Your browser blocks Santha's notifications. Allow them in the browser's settings for this site. Until then you see them here in the app."
      : "This browser cannot show notifications while Santha is closed. You see them here in the app. On an iPhone, add Santha to the home screen and open it there.",
  notPossible: "That did not work. Please try again in a moment.",
  others: "Also on for these devices:",
  endOthers: "Log another device out",
  what: "Choose notifications",
  whatMore: "Push reaches you even when Santha is closed, on devices that are turned on.",
  choices: (choice: NoticeChoice) => choices[choice],
  shortChoices: (choice: NoticeChoice) => shortChoices[choice],
  groups: (group: NoticeGroup) => groups[group],
  oneByOne: (count: number) => `Choose one by one (${count})`,
  notSaved: "No connection. Your choice is not saved. Please try again.",
  when: "When",
  quiet: "Quiet hours: no push notifications",
  from: "From",
  until: "Until",
  digest: "Daily summary at",
  digestMore:
    "Orders and money come at once. Of the rest, at most 3 a day; the others come together at this hour.",
  saveHours: "Save hours",
  hoursSaved: "Hours saved.",
  ask: "Get a notification when the parcel is on its way?",
  askMore:
    "A short message on this device, even when Santha is closed. None at night, and at most 3 a day besides orders and money.",
  askYes: "Yes, notify me",
  askNo: "Not now",
};
