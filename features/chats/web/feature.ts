import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { chatsRoutes } from "./routes.tsx";

export const chatsFeature = {
  routes: chatsRoutes,
  news: [{ kind: "CHAT_", refresh: ["chats"] }],
} as const satisfies WebFeature;
