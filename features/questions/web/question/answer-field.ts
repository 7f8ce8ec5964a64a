/** Where the field for another answer is. */
export const answerFieldId = "your-answer";
