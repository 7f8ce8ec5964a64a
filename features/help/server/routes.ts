import { route } from "#engine/server/http/route.ts";
import * as help from "../contract.ts";
import { answerMessage, closeMessage } from "./inbox/close-message.ts";
import { listMessages, listOwnMessages } from "./inbox/list-messages.ts";
import { sendMessage } from "./send-message.ts";

export const helpRoutes = [
  route(help.sendMessage, sendMessage),
  route(help.listMessages, listMessages),
  route(help.answerMessage, answerMessage),
  route(help.closeMessage, closeMessage),
  route(help.listOwnMessages, listOwnMessages),
];
