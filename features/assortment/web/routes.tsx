import { createRoute } from "@tanstack/react-router";
import { PackageCheck, PackageSearch, TicketPercent } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries, forSellerPart } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useAssortmentTitles } from "./titles.ts";

const titles = () => useAssortmentTitles.now();
const isSeller = forSellerPart("catalogue");

export const assortmentRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/catalogue",
    staticData: {
      page: {
        title: () => titles().products,
        breadcrumb: () => titles().products,
        menu: [
          {
            place: "drawer",
            order: 37,
            icon: PackageSearch,
            text: () => titles().products,
            isFor: isSeller,
          },
        ],
      },
    },
    component: lazyPage(() => import("./products/own-products-page.tsx"), "OwnProductsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/catalogue/add",
    staticData: {
      page: {
        title: () => titles().add,
        breadcrumb: () => titles().add,
        parents: ["/app/sell/catalogue"],
        back: { to: "/app/sell/catalogue" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./products/add-product-page.tsx"), "AddProductPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/catalogue/$level3Id",
    staticData: {
      page: {
        title: () => titles().product,
        breadcrumb: () => titles().product,
        parents: ["/app/sell/catalogue"],
        back: { to: "/app/sell/catalogue" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./products/own-product-page.tsx"), "OwnProductPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/proposals",
    staticData: {
      page: {
        title: () => titles().proposals,
        breadcrumb: () => titles().proposals,
        parents: ["/app/sell/catalogue"],
        back: { to: "/app/sell/catalogue" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./proposals/own-proposals-page.tsx"), "OwnProposalsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/proposals/new",
    staticData: {
      page: {
        title: () => titles().propose,
        breadcrumb: () => titles().propose,
        parents: ["/app/sell/catalogue", "/app/sell/proposals"],
        back: { to: "/app/sell/proposals" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./proposals/new-proposal-page.tsx"), "NewProposalPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/proposals/file",
    staticData: {
      page: {
        title: () => titles().productFile,
        breadcrumb: () => titles().productFile,
        parents: ["/app/sell/catalogue", "/app/sell/proposals"],
        back: { to: "/app/sell/proposals" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./product-file/product-file-page.tsx"), "ProductFilePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/proposals/$proposalId",
    staticData: {
      page: {
        title: () => titles().proposal,
        breadcrumb: () => titles().proposal,
        parents: ["/app/sell/catalogue", "/app/sell/proposals"],
        back: { to: "/app/sell/proposals" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./proposals/own-proposal-page.tsx"), "OwnProposalPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/offers",
    staticData: {
      page: {
        title: () => titles().offers,
        breadcrumb: () => titles().offers,
        menu: [
          {
            place: "drawer",
            order: 39,
            icon: TicketPercent,
            text: () => titles().offers,
            isFor: isSeller,
          },
        ],
      },
    },
    component: lazyPage(() => import("./offers/offers-page.tsx"), "OffersPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/products",
    validateSearch: ({ part }): { part?: "photos" | "proposals" } =>
      part === "photos" || part === "proposals" ? { part } : {},
    staticData: {
      page: {
        title: () => titles().review,
        breadcrumb: () => titles().review,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        menu: deskEntries({
          beside: "drawer",
          order: 96,
          icon: PackageCheck,
          text: () => titles().review,
          role: "platform-admin",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./review/review-page.tsx"), "ReviewPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/products/$level3Id",
    staticData: {
      page: {
        title: () => titles().photos,
        breadcrumb: () => titles().photos,
        parents: ["/app/admin", "/app/admin/products"],
        back: { to: "/app/admin/products" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./photos/product-photos-page.tsx"), "ProductPhotosPage"),
  }),
] as const satisfies FeatureRoutes;
