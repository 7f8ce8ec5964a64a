import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { NetworkError } from "../data/api-client.ts";
import { useSilence } from "../data/silence.ts";
import { forgetFailedPages, lazyPage } from "./lazy-page.ts";

afterEach(cleanup);

const CartPage = () => <p>The cart</p>;

class Trouble extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <p>{error instanceof NetworkError ? error.name : error.message}</p> : this.props.children;
  }
}

const inPlace = (page: ReactNode) => <Trouble>{page}</Trouble>;

it("a page that has to be fetched is shown once it has come, and the page before stays until then", async () => {
  const complaints = vi.spyOn(console, "error");
  const fetching = Promise.withResolvers<{ CartPage: typeof CartPage }>();
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: "/", component: () => <p>Home</p> }),
    createRoute({
      getParentRoute: () => root,
      path: "/cart",
      component: lazyPage(() => fetching.promise, "CartPage"),
    }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  await screen.findByText("Home");
  await act(async () => router.history.push("/cart"));
  expect(screen.getByText("Home")).toBeDefined();
  await act(async () => fetching.resolve({ CartPage }));
  expect(await screen.findByText("The cart")).toBeDefined();
  expect(complaints.mock.calls).toEqual([]);
});

it("a page that nobody has fetched ahead is drawn once it has come", async () => {
  const Page = lazyPage(async () => ({ CartPage }), "CartPage");
  render(inPlace(<Page />));
  expect(await screen.findByText("The cart")).toBeDefined();
});

it("a page that was fetched ahead is there at the first drawing, without a moment of waiting", async () => {
  const Page = lazyPage(async () => ({ CartPage }), "CartPage");
  await Page.preload?.();
  render(inPlace(<Page />));
  expect(screen.getByText("The cart")).toBeDefined();
});

it("a page that is long in coming is told as a slow network, until it is there", async () => {
  vi.useFakeTimers();
  const fetching = Promise.withResolvers<{ CartPage: typeof CartPage }>();
  const Page = lazyPage(() => fetching.promise, "CartPage");
  const Told = () => <p>{useSilence() ? "slow" : "quick"}</p>;
  render(<Told />);
  void Page.preload?.();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText("slow")).toBeDefined();
  await act(async () => fetching.resolve({ CartPage }));
  expect(screen.getByText("quick")).toBeDefined();
  vi.useRealTimers();
});

it.each([
  "Failed to fetch dynamically imported module: https://santha.example/assets/store-page-A.js",
  "error loading dynamically imported module: https://santha.example/assets/store-page-A.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/store-page-A.css",
])("a page that the network did not bring says so and not that something is wrong: %s", async (words) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Page = lazyPage(() => Promise.reject<{ CartPage: unknown }>(new TypeError(words)), "CartPage");
  await act(async () => render(inPlace(<Page />)));
  expect(screen.getByText("NetworkError")).toBeDefined();
});

it("a page that could not be fetched shows why, and is fetched again once that is forgotten", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi.fn<() => Promise<{ CartPage: typeof CartPage }>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce({ CartPage });
  const Page = lazyPage(load, "CartPage");
  await act(async () => render(inPlace(<Page />)));
  expect(screen.getByText("Failed to fetch")).toBeDefined();
  cleanup();
  forgetFailedPages();
  await act(async () => render(inPlace(<Page />)));
  expect(screen.getByText("The cart")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
