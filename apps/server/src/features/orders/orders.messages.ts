interface Placed {
  readonly masterId: string;
  readonly amount: string;
  readonly expectedBy: string;
}

/** SMS to the one who takes the parcel; DLT templates are registered with these words. */
export const recipientMessage = {
  en: ({ masterId, amount, expectedBy }: Placed) =>
    `Santha: order #${masterId} of ${amount} is placed for you, cash on delivery. It reaches you by ${expectedBy}.`,
  te: ({ masterId, amount, expectedBy }: Placed) =>
    `సంత: మీ కోసం ఆర్డర్ #${masterId} చేయబడింది. మొత్తం ${amount}, డెలివరీ సమయంలో నగదు చెల్లించాలి. ${expectedBy} లోపు మీకు చేరుతుంది.`,
};
