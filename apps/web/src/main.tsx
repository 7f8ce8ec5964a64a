import "./app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { fetchApp } from "./app/fetch-app.ts";
import { leaveWhenSessionEnds, makeRouter } from "./app/router.tsx";
import { reloadWhenBuildIsGone } from "./lib/fresh-build.ts";
import { createRoot } from "./lib/react-root.ts";
import { mayBeSignedIn } from "./lib/session.ts";

reloadWhenBuildIsGone();
// Comes while the server is asked who this is. The page that needs it says when it cannot be had.
if (mayBeSignedIn()) void fetchApp().catch(() => {});

// A task of its own: while the app's files are run, a slow phone answers no touch.
setTimeout(() => {
  const place = document.getElementById("app");
  if (!place) return;
  const router = makeRouter();
  leaveWhenSessionEnds(router);
  const root = createRoot(place);
  // In slices, for the same reason.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
});
