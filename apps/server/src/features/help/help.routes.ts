import * as help from "@santha/contract/help";
import { route } from "#platform/route";
import { listMessages } from "./list-messages.ts";
import { sendMessage } from "./send-message.ts";

export const helpRoutes = [route(help.sendMessage, sendMessage), route(help.listMessages, listMessages)];
