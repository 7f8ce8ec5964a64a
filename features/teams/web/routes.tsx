import { createRoute } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { Session } from "#engine/web/data/session.ts";
import { forSellerPart } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useTeamsTitles } from "./titles.ts";

const teams = () => useTeamsTitles.now().teams;
const ownTeam = () => useTeamsTitles.now().ownTeam;
const isSeller = ({ roles }: Session) => roles.includes("seller");
const isMember = (session: Session) => !isSeller(session) && session.sellerParts.length > 0;

export const teamsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/sales-teams",
    staticData: {
      page: {
        title: teams,
        breadcrumb: teams,
        menu: [{ place: "drawer", order: 40, icon: Users, text: teams, isFor: forSellerPart("team") }],
      },
    },
    component: lazyPage(() => import("./teams-page.tsx"), "TeamsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/my-team",
    staticData: {
      page: {
        title: ownTeam,
        breadcrumb: ownTeam,
        menu: [
          { place: "drawer", order: 94, icon: Users, text: ownTeam, isFor: isMember },
          {
            ...{ place: "advanced", order: 12, icon: Users, text: ownTeam },
            isFor: (session) => !isSeller(session) && !isMember(session),
          },
        ],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./own-team-page.tsx"), "OwnTeamPage"),
  }),
] as const satisfies FeatureRoutes;
