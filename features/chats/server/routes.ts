import { route } from "#engine/server/http/route.ts";
import * as chats from "../contract/chats.ts";
import * as desk from "../contract/desk.ts";
import * as groups from "../contract/groups.ts";
import { listSupportChats } from "./desk/list-support-chats.ts";
import { readCustomer } from "./desk/read-customer.ts";
import { addNote, assignChat, setChatState } from "./desk/work-on-chat.ts";
import { addMembers, removeMember, setAdmin } from "./groups/change-members.ts";
import { changeGroup, makeGroup } from "./groups/make-group.ts";
import { leaveGroup, muteChat } from "./groups/own-membership.ts";
import { readGroup } from "./groups/read-group.ts";
import { listChats } from "./opening/list-chats.ts";
import { openChat, openSupportChat } from "./opening/open-chat.ts";
import { reportChat } from "./reports/report-chat.ts";
import { reportMessage } from "./reports/report-message.ts";
import { acceptChat, markRead, rateSupport, tellTyping } from "./talking/mark-side.ts";
import { readChat } from "./talking/read-chat.ts";
import { sendMessage } from "./talking/send-message.ts";

export const chatsRoutes = [
  route(chats.listChats, listChats),
  route(chats.openSupportChat, openSupportChat),
  route(chats.openChat, openChat),
  route(chats.readChat, readChat),
  route(chats.sendMessage, sendMessage),
  route(chats.markRead, markRead),
  route(chats.tellTyping, tellTyping),
  route(chats.acceptChat, acceptChat),
  route(chats.reportChat, reportChat),
  route(chats.rateSupport, rateSupport),
  route(groups.makeGroup, makeGroup),
  route(groups.readGroup, readGroup),
  route(groups.changeGroup, changeGroup),
  route(groups.addMembers, addMembers),
  route(groups.removeMember, removeMember),
  route(groups.setAdmin, setAdmin),
  route(groups.leaveGroup, leaveGroup),
  route(groups.muteChat, muteChat),
  route(groups.reportMessage, reportMessage),
  route(desk.listSupportChats, listSupportChats),
  route(desk.readCustomer, readCustomer),
  route(desk.assignChat, assignChat),
  route(desk.setChatState, setChatState),
  route(desk.addNote, addNote),
];
