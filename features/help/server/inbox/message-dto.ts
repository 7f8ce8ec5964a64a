import type { OwnMessage, SupportMessage } from "../../contract.ts";
import type { MessageRow } from "./inbox.queries.ts";

/** A message as support reads it. */
export function messageOf(row: MessageRow): SupportMessage {
  const { profileKey, firstName, mobileNo } = row;
  return { ...ownMessageOf(row), profileKey, firstName, mobileNo };
}

/** A message as its writer reads it. */
export function ownMessageOf({
  messageId,
  text,
  sentAt,
  closedAt,
  closedBy,
  answer,
}: MessageRow): OwnMessage {
  return {
    messageId,
    text,
    sentAt: sentAt.getTime(),
    closing: closedAt && closedBy !== null ? { at: closedAt.getTime(), by: closedBy, answer } : null,
  };
}
