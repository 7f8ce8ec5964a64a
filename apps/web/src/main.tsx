import "./app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { leaveWhenSessionEnds, router } from "./app/router.tsx";
import { reloadWhenBuildIsGone } from "./lib/fresh-build.ts";
import { queryClient } from "./lib/query-client.ts";

reloadWhenBuildIsGone();
leaveWhenSessionEnds();

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
