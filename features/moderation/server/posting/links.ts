const link =
  /(?:https?:\/\/|www\.|\b[\p{L}\d-]+\.(?:com|org|net|info|app|shop|site|online|link|xyz|click|top|ly|me|co\.in|in\/)(?![\p{L}\d]))/iu;

/** Whether words name a page elsewhere. */
export function hasLink(words: string): boolean {
  return link.test(words);
}
