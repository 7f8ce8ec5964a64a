export const smsErrors = {
  "sms/unknown-kind": { en: "Santha sends no such message.", te: "సంత అలాంటి సందేశం పంపదు." },
  "sms/forged": {
    en: "This report does not carry the secret of the settings.",
    te: "ఈ నివేదికలో సెట్టింగ్‌లలోని రహస్య పదం లేదు.",
  },
};

export const smsFields = {
  dltTemplateId: {
    en: "Enter the 12 to 19 digits of the DLT template id.",
    te: "DLT టెంప్లేట్ ఐడీలోని 12 నుండి 19 అంకెలు రాయండి.",
  },
};
