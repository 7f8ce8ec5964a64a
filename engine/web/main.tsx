import "./app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { reloadWhenBuildIsGone } from "./browser/fresh-build.ts";
import { createRoot } from "./browser/react-root.ts";
import { mayBeSignedIn } from "./data/session.ts";
import { fetchApp } from "./shell/routes/fetch-app.ts";
import { leaveWhenSessionEnds, makeRouter } from "./shell/routes/router.tsx";

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
