/** A case that is not there. */
export const samplePages = { "/app/moderation/$caseId": ["/app/moderation/999999999"] };
