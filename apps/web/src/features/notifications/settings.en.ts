import type { NoticeChoice } from "@santha/contract/notification-settings";

const choices: Record<NoticeChoice, string> = {
  push: "On the phone and in the app",
  "in-app": "In the app only",
  off: "Not at all",
};

export const en = {
  onThisDevice: "On this device",
  isOn: "This device is told also while Santha is closed.",
  isOff: "This device is told only while Santha is open.",
  switchOn: "Tell me on this device",
  switchOff: "No longer tell me here",
  switchedOn: "This device will be told.",
  switchedOff: "This device is no longer told.",
  cannot: (why: "unsupported" | "refused") =>
    why === "refused"
      ? "Your browser keeps messages of Santha away. You can allow them in the browser's settings for this site. Until then everything stands here in the app."
      : "This browser cannot be told anything while Santha is closed; everything stands here in the app. On an iPhone add Santha to the home screen and open it there.",
  notPossible: "That did not work. Please try again in a moment.",
  others: "These devices are told too:",
  endOthers: "Sign another device out",
  what: "What you are told",
  whatMore: "“On the phone” reaches you while Santha is closed, on the devices that are switched on.",
  choices: (choice: NoticeChoice) => choices[choice],
  notSaved: "No connection. Your choice is not saved; please try again.",
  when: "When",
  quiet: "Quiet hours: nothing reaches the phone until they end",
  from: "From",
  until: "Until",
  digest: "The day in short comes at",
  digestMore:
    "Orders and money are told at once. Of the rest at most 3 messages a day come one by one, the others once at this hour.",
  saveHours: "Save the hours",
  hoursSaved: "Your hours are saved.",
  ask: "Shall we tell you when the parcel is on its way?",
  askMore:
    "A short message on this device, also while Santha is closed. None at night, and at most three a day beside orders and money.",
  askYes: "Yes, tell me",
  askNo: "Not now",
};
