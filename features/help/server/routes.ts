import { route } from "#engine/server/http/route.ts";
import * as help from "../contract.ts";
import { listMessages } from "./list-messages.ts";
import { sendMessage } from "./send-message.ts";

export const helpRoutes = [route(help.sendMessage, sendMessage), route(help.listMessages, listMessages)];
