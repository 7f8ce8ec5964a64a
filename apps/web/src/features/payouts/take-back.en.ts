export const en = {
  takeBack: "Take back",
  takeBackHint:
    "What was booked is undone and the month is open again; what you take back stays here, struck out. The same number can be noted again.",
  takeBackDone: "It is taken back: the month is open again.",
  wasTakenBack: (name: string, day: string, reason: string) => `Taken back by ${name} on ${day}: ${reason}`,
  why: "Why",
};
