/** Where the field for another reply is, on the update's own page. */
export const replyFieldId = "your-reply";
