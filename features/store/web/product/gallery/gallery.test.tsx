import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { photographed } from "#testing/files/product-photos.ts";
import { aPerson, aProduct, type BuiltProduct } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
let paddy: BuiltProduct;
let photos: string[];
let farmer: string;
beforeAll(async () => {
  paddy = await aProduct(here.server, { title: { en: "Samba Mahsuri", te: "సాంబ మసూరి" } });
  photos = await photographed(here.server, paddy.level3Id, 3);
  farmer = (await aPerson(here.server)).cookie;
});
afterEach(() => act(() => chooseLanguage("en")));

async function opened() {
  const page = here.open({ at: `/app/store/p/seeds/${paddy.slug}/${paddy.level3Id}`, as: farmer });
  const strip = await screen.findByRole("list", { name: "Photos" });
  return { ...page, strip };
}
const imageOf = (number: number) => screen.getByRole("img", { name: `Samba Mahsuri, photo ${number} of 3` });
const enlarge = (number: number) => screen.getByRole("button", { name: `Enlarge photo ${number} of 3` });

describe("the photos of a product", () => {
  it("are offered in all widths; the first comes at once and before others, the rest when they are needed", async () => {
    await opened();
    const first = imageOf(1);
    expect(first.getAttribute("src")).toBe(`/v2/files/pictures/${photos[0]}-320.webp`);
    expect(first.getAttribute("srcset")?.match(/(?<= )\d+w/g)).toEqual(["96w", "320w", "640w", "1280w"]);
    expect([first.getAttribute("loading"), first.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
    expect([imageOf(2).getAttribute("loading"), imageOf(2).getAttribute("fetchpriority")]).toEqual([
      "lazy",
      null,
    ]);
    for (const image of [first, imageOf(2)])
      expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["320", "320"]);
    act(() => chooseLanguage("te"));
    expect(screen.getByRole("img", { name: "సాంబ మసూరి, ఫోటో 1/3" })).toBeDefined();
  });

  it("say which one is in view when somebody has swiped", async () => {
    const { strip } = await opened();
    expect(screen.getByText("Photo 1 of 3")).toBeDefined();
    Object.defineProperty(strip, "clientWidth", { value: 360 });
    strip.scrollLeft = 725;
    fireEvent.scroll(strip);
    expect(screen.getByText("Photo 3 of 3")).toBeDefined();
  });

  it("are gone through by arrows, Home and End, with one stop of the tab key", async () => {
    const { user } = await opened();
    act(() => enlarge(1).focus());
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(enlarge(2));
    expect([1, 2, 3].map((number) => enlarge(number).tabIndex)).toEqual([-1, 0, -1]);
    await user.keyboard("{End}{ArrowRight}");
    expect(document.activeElement).toBe(enlarge(3));
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(enlarge(1));
  });

  it("open over the whole screen, get twice as large by a double press or the button, and close by Escape", async () => {
    const { user } = await opened();
    await user.click(enlarge(2));
    const dialog = await screen.findByRole("dialog", { name: "Samba Mahsuri" });
    const zoom = within(dialog);
    expect(zoom.getByText("Photo 2 of 3")).toBeDefined();
    const items = zoom.getAllByRole("listitem");
    await user.dblClick(items[1] as HTMLElement);
    expect(items[1]?.className).toContain("is-large");
    await user.click(zoom.getByRole("button", { name: "Make smaller" }));
    expect(items[1]?.className).not.toContain("is-large");
    await user.click(zoom.getByRole("button", { name: "Make larger" }));
    await user.click(zoom.getByRole("button", { name: "Next photo" }));
    expect(zoom.getByText("Photo 3 of 3")).toBeDefined();
    expect(dialog.querySelector(".is-large")).toBeNull();
    expect((zoom.getByRole("button", { name: "Next photo" }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Samba Mahsuri" })).toBeNull());
  });

  it("leave their place to the drawing where one cannot be loaded, and are tried again with a connection", async () => {
    await opened();
    fireEvent.error(imageOf(1));
    expect(imageOf(1).getAttribute("src")).toBe("./art/products/paddy.svg");
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    act(() => void window.dispatchEvent(new Event("offline")));
    fireEvent.error(imageOf(1));
    Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
    act(() => void window.dispatchEvent(new Event("online")));
    expect(imageOf(1).getAttribute("src")).toContain(photos[0]);
  });

  it("of a product that has none is its drawing", async () => {
    const plain = await aProduct(here.server, { title: { en: "Plain paddy", te: "వరి" } });
    here.open({ at: `/app/store/p/seeds/${plain.slug}/${plain.level3Id}`, as: farmer });
    await screen.findByRole("heading", { level: 2, name: "Plain paddy" });
    expect(screen.queryByRole("list", { name: "Photos" })).toBeNull();
    expect(document.querySelector(".gal img")?.getAttribute("src")).toBe("./art/products/paddy.svg");
  });
});
