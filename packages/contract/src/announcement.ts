/** Name of the further event of the notification stream, which has no content: something for everyone is new. */
export const eventForEveryone = "everyone";
