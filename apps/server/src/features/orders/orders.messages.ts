interface Placed {
  readonly masterId: string;
  readonly amount: string;
  readonly expectedBy: string;
  readonly isTransfer: boolean;
}

/** SMS to the one who takes the parcel; DLT templates are registered with these words. */
export const recipientMessage = {
  en: ({ masterId, amount, expectedBy, isTransfer }: Placed) =>
    isTransfer
      ? `Santha: order #${masterId} of ${amount} is placed for you. It is sent once the bank transfer has come.`
      : `Santha: order #${masterId} of ${amount} is placed for you, cash on delivery. It reaches you by ${expectedBy}.`,
  te: ({ masterId, amount, expectedBy, isTransfer }: Placed) =>
    isTransfer
      ? `సంత: మీ కోసం ఆర్డర్ #${masterId} చేయబడింది. మొత్తం ${amount}. బ్యాంక్ బదిలీ అందిన తర్వాత పంపుతాం.`
      : `సంత: మీ కోసం ఆర్డర్ #${masterId} చేయబడింది. మొత్తం ${amount}, డెలివరీ సమయంలో నగదు చెల్లించాలి. ${expectedBy} లోపు మీకు చేరుతుంది.`,
};
