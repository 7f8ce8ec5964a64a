export const en = {
  takeBack: "Undo",
  takeBackHint:
    "This undoes the entry and reopens the month. It stays here, struck out. You can use the same number again.",
  takeBackDone: "Undone. The month is open again.",
  wasTakenBack: (name: string, day: string, reason: string) => `Undone by ${name} on ${day}: ${reason}`,
  why: "Why",
};
