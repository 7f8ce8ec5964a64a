import { createRoute } from "@tanstack/react-router";
import { Headset, MessageSquareText } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useChatsTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useChatsTitles.now();
const chat = () => words().chat;
const group = () => words().group;
const desk = () => words().desk;
const chatPage = lazyPage(() => import("./talk/chat-page.tsx"), "ChatPage");
/** The order that a chat is about, when it is opened from one. */
const aboutOrder = ({ order }: Record<string, unknown>): { order?: string } =>
  order ? { order: String(order) } : {};
const below = {
  title: chat,
  breadcrumb: () => "",
  parents: ["/app/chats"],
  back: { to: "/app/chats" },
  leads: "back",
  hidesFooter: true,
} as const;

/** The list, a chat, the chat with a person who is named, and support's side of it. */
export const chatsRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/chats",
    staticData: {
      page: {
        title: chat,
        breadcrumb: chat,
        menu: [
          { place: "drawer", order: 75, icon: MessageSquareText, text: chat },
          { place: "footer", order: 40, icon: MessageSquareText, text: chat },
        ],
      },
    },
    component: lazyPage(() => import("./list/chats-page.tsx"), "ChatsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/chats/$chatKey",
    validateSearch: aboutOrder,
    staticData: { page: below },
    component: chatPage,
  }),
  createRoute({
    getParentRoute,
    path: "/app/chats/$chatKey/group",
    staticData: {
      page: { ...below, title: group },
    },
    component: lazyPage(() => import("./groups/group-page.tsx"), "GroupPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/chats/with/$profileKey",
    staticData: { page: below },
    component: lazyPage(() => import("./talk/open-chat-page.tsx"), "OpenChatPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/admin/support/chats",
    staticData: {
      page: {
        title: desk,
        breadcrumb: desk,
        parents: ["/app/admin/support"],
        back: { to: "/app/admin/support" },
        leads: "back",
        menu: deskEntries({ beside: "drawer", order: 94, icon: Headset, text: desk, role: "support" }),
      },
    },
    component: lazyPage(() => import("./desk/desk-page.tsx"), "ChatDeskPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/admin/support/chats/$chatKey",
    staticData: {
      page: {
        ...below,
        title: desk,
        parents: ["/app/admin/support", "/app/admin/support/chats"],
        back: { to: "/app/admin/support/chats" },
      },
    },
    component: lazyPage(() => import("./desk/desk-chat-page.tsx"), "DeskChatPage"),
  }),
] as const satisfies FeatureRoutes;
