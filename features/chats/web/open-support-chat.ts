import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { call } from "#engine/web/data/api-client.ts";
import { openSupportChat as endpoint } from "../contract/chats.ts";

/** Opens the chat with support, which is given name, phone and e-mail of the profile. */
export function openSupportChat(): Promise<AnswerOf<typeof endpoint>> {
  return call(endpoint, {});
}
