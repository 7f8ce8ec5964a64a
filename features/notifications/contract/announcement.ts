/** Name of the further event of the notification stream, which has no content: something for everyone is new. */
export const eventForEveryone = "everyone";

/** Name of another one without content: the person has read notifications, here or elsewhere. */
export const eventOfReading = "read";

/** And another: something of the person's own is new, such as a message of a chat; pages that show such things look. */
export const eventOfOwnNews = "own";
