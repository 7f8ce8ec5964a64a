import "./app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { fetchApp } from "./app/fetch-app.ts";
import { leaveWhenSessionEnds, makeRouter } from "./app/router.tsx";
import { reloadWhenBuildIsGone } from "./lib/fresh-build.ts";
import { mayBeSignedIn } from "./lib/session.ts";

reloadWhenBuildIsGone();
// Comes while the server is asked who this is. The page that needs it says when it cannot be had.
if (mayBeSignedIn()) void fetchApp().catch(() => {});

const router = makeRouter();
leaveWhenSessionEnds(router);

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
