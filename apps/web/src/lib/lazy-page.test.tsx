import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense, startTransition, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { forgetFailedPages, lazyPage } from "./lazy-page.ts";

afterEach(cleanup);

const CartPage = () => <p>The cart</p>;

class Trouble extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

const inPlace = (page: ReactNode) => (
  <Trouble>
    <Suspense fallback={<p>Loading</p>}>{page}</Suspense>
  </Trouble>
);

it("a page that has to be fetched is shown once it has come, and React finds nothing to complain of", async () => {
  const complaints = vi.spyOn(console, "error");
  const fetching = Promise.withResolvers<{ CartPage: typeof CartPage }>();
  const Page = lazyPage(() => fetching.promise, "CartPage");
  // As the router does: the page before stays until the next one can be shown.
  let open = (): void => {};
  const Place = () => {
    const [isOpen, setOpen] = useState(false);
    open = () => startTransition(() => setOpen(true));
    return isOpen ? <Page /> : <p>Home</p>;
  };
  render(inPlace(<Place />));
  await act(async () => open());
  expect(screen.getByText("Home")).toBeDefined();
  await act(async () => fetching.resolve({ CartPage }));
  expect(screen.getByText("The cart")).toBeDefined();
  expect(complaints.mock.calls).toEqual([]);
});

it("a page that was fetched ahead is there at the first drawing, without a moment of waiting", async () => {
  const Page = lazyPage(async () => ({ CartPage }), "CartPage");
  await Page.preload?.();
  render(inPlace(<Page />));
  expect(screen.getByText("The cart")).toBeDefined();
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
