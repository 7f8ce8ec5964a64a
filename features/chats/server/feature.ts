import { defineFeature } from "#engine/server/feature.ts";
import { waitingChats } from "./desk/admin-queues.ts";
import { chatSolvedKind } from "./desk/work-on-chat.ts";
import { chatsErrors, chatsFields } from "./errors.ts";
import { chatsHelp } from "./help.ts";
import { closeChat } from "./reports/close-chat.ts";
import { hideMessage } from "./reports/hide-message.ts";
import { chatsRoutes } from "./routes.ts";
import { chatMessageKind, tellReaderJob } from "./telling/tell-reader.ts";

const ofChat = { column: "chat_id", of: "chats", key: "id" } as const;

/** What chats tell the house about themselves. */
export const chatsFeature = defineFeature({
  name: "chats",
  routes: chatsRoutes,
  errors: chatsErrors,
  fields: chatsFields,
  listeners: [closeChat, hideMessage],
  jobs: [tellReaderJob],
  notifications: [chatMessageKind, chatSolvedKind],
  help: chatsHelp,
  audited: {
    "chats/solved": { en: "Marked a support chat as solved", te: "సహాయ చాట్ పరిష్కారమైందని గుర్తించారు" },
  },
  adminQueues: [waitingChats],
  privacy: {
    chats: {
      person: [
        { profile: "opened_by_profile_id", blanks: [] },
        { profile: "with_profile_id", blanks: [] },
        { profile: "picture_by_profile_id", blanks: ["picture_url", "picture_by_profile_id"] },
      ],
      onExport: "included",
      // Of a group that its maker has left they are of later; what was written is among the messages.
      withheld: ["name", "picture_url", "picture_by_profile_id", "last_seq", "last_at"],
      onErasure: "blanked",
      blanked: { picture_url: null, picture_by_profile_id: null },
      because:
        "the others keep what they wrote and the name of their group; the picture is gone with its owner",
    },
    chat_members: {
      person: "profile_id",
      onExport: "included",
      withheld: ["asked_by_profile_id"],
      onErasure: "deleted",
    },
    chat_messages: {
      person: "sender_profile_id",
      onExport: "included",
      withheld: ["about_profile_id"],
      onErasure: "blanked",
      blanked: { body: null, picture_keys: "{}", voice: null, level3_id: null, order_id: null },
      because: "the other one's answers keep their place; the words are gone and the person is a number then",
    },
    support_chats: {
      person: ofChat,
      onExport: "included",
      withheld: ["assigned_profile_id"],
      onErasure: "not personal",
      because: "state and times of a chat, nothing more",
    },
    // Notes go with their customer; what they say and who wrote them is for the desk alone.
    chat_notes: {
      person: ofChat,
      onExport: "included",
      withheld: ["author_profile_id", "body"],
      onErasure: "deleted",
    },
    chat_ratings: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "A farmer, an agent and a seller talk about seed and an order; farmers of a village have a group with their agent; some customers have written to support, one of them waits.",
});
