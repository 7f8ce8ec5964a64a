import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, hanamkonda, type PersonWish } from "#testing/shop/people.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { chooseLanguage } from "../../words/language.ts";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  act(() => chooseLanguage("en"));
  await page?.close();
  page = undefined;
});
afterAll(() => server.close());

type Drawer = ReturnType<typeof within>;

async function openDrawer(
  at = "/app/store",
  who: PersonWish = { pictureUrl: "https://pictures.example/padma.jpg" },
): Promise<{ opened: OpenedApp; drawer: Drawer }> {
  setViewportWidth(360);
  const { cookie } = await aPerson(server, { firstName: "Padma", ...who });
  const opened = openApp(server, { at, as: cookie });
  page = opened;
  await opened.user.click((await screen.findAllByRole("button", { name: "Menu" }))[0] as HTMLElement);
  return { opened, drawer: within(await screen.findByRole("dialog", { name: "Menu" })) };
}

const addressOf = (drawer: Drawer, name: string) =>
  drawer.getByRole("link", { name }).getAttribute("href")?.replace(/^.*#/, "");

describe("the drawer", () => {
  it("[SHELL-007] [SHELL-008] [SHELL-009] [SHELL-051] its card shows picture, first name and place", async () => {
    const { drawer } = await openDrawer();
    expect(drawer.getByText("Padma")).toBeDefined();
    expect(drawer.getByText("Hanamkonda, Hanumakonda")).toBeDefined();
    const picture = document.querySelector<HTMLImageElement>(".drawer-who img");
    expect(picture?.getAttribute("src")).toContain("https://pictures.example/padma.jpg");
  });

  it("[SHELL-011] [SHELL-012] [SHELL-013] [SHELL-014] [SHELL-017] [SHELL-018] leads to home, profile, orders, earnings, store, wishlist", async () => {
    const { drawer } = await openDrawer();
    const names = ["Home", "Profile", "My orders", "My earnings", "Store", "My wishlist"];
    expect(names.map((name) => addressOf(drawer, name))).toEqual([
      "/app/home",
      "/app/profiles",
      "/app/order",
      "/app/order?tab=1",
      "/app/store",
      "/app/wishlist",
    ]);
  });

  it("leaves with the page that it lies over when the phone's back button is pressed, and so does the help", async () => {
    const { opened } = await openDrawer("/app/home");
    const goOn = async (): Promise<void> => act(() => opened.goTo("/app/store"));
    const goBack = async (): Promise<void> => act(() => window.history.back());
    await goOn();
    await goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opened.address()).toBe("/app/home"));
    await goOn();
    await opened.user.click(await screen.findByRole("button", { name: "Help" }));
    await screen.findByRole("dialog", { name: "Help" });
    await goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("a name and a place in Latin letters are marked as English on a Telugu screen", async () => {
    const { drawer } = await openDrawer();
    expect(drawer.getByText("Padma").closest("[lang]")).toBe(document.documentElement);
    act(() => chooseLanguage("te"));
    expect(drawer.getByText("Padma").lang).toBe("en");
    expect(drawer.getByText("Hanamkonda, Hanumakonda").lang).toBe("en");
  });

  it("who has written the name in Telugu too is called so there, and stands for it in both languages with its first letter", async () => {
    const { drawer } = await openDrawer("/app/store", { firstNameTe: "స్త్రీ పద్మ" });
    const letter = () => document.querySelector<HTMLElement>(".drawer-who .ava")?.dataset["letter"];
    expect(drawer.getByText("Padma")).toBeDefined();
    expect(letter()).toBe("స్త్రీ");
    act(() => chooseLanguage("te"));
    expect(drawer.getByText("స్త్రీ పద్మ").closest("[lang]")).toBe(document.documentElement);
    expect(letter()).toBe("స్త్రీ");
  });

  it("a district that is called like its town stands once", async () => {
    const location = { ...hanamkonda, locality: "Warangal", adminLevel2: "Warangal" };
    const { drawer } = await openDrawer("/app/store", { location });
    expect(drawer.getByText("Warangal")).toBeDefined();
  });

  it("[SHELL-010] has English and Telugu; a press changes every text and closes it", async () => {
    const { opened, drawer } = await openDrawer();
    expect(drawer.getByRole("button", { name: "English" }).getAttribute("aria-pressed")).toBe("true");
    await opened.user.click(drawer.getByRole("button", { name: /Telugu/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getAllByRole("heading", { name: "స్టోర్" }).length).toBeGreaterThan(0);
  });

  it("its data saver is off until it is pressed, and stays as it is on this device", async () => {
    const { opened, drawer } = await openDrawer();
    const saver = drawer.getByRole("switch", { name: "Data saver" });
    expect(saver.getAttribute("aria-checked")).toBe("false");
    await opened.user.click(saver);
    expect(saver.getAttribute("aria-checked")).toBe("true");
    expect(localStorage.getItem("santha.data-saver")).toBe("on");
    await opened.user.click(saver);
    expect(saver.getAttribute("aria-checked")).toBe("false");
  });

  it("it offers to install the app where the browser can, and asks the browser once", async () => {
    const { opened, drawer } = await openDrawer();
    const button = () => drawer.queryByRole("button", { name: "Install Santha" });
    expect(button()).toBeNull();
    let asked = 0;
    const offer = Object.assign(new Event("beforeinstallprompt"), {
      prompt: async () => {
        asked += 1;
        return { outcome: "accepted" as const };
      },
    });
    act(() => {
      window.santhaInstall = offer;
      dispatchEvent(new Event("santha-install"));
    });
    await opened.user.click(button() as HTMLElement);
    expect(asked).toBe(1);
    expect(button()).toBeNull();
  });

  it("[SHELL-020] [SHELL-021] its support line dials the number", async () => {
    const { drawer } = await openDrawer();
    const line = drawer.getByRole("link", { name: /^Support phone/ });
    expect(line.textContent).toBe("1800 000 0000");
    expect(line.getAttribute("href")).toBe("tel:18000000000");
  });

  it("[SHELL-023] [SHELL-054] Log out leads to sign-in", async () => {
    const { opened, drawer } = await openDrawer("/app/profiles");
    await opened.user.click(drawer.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    expect(opened.address()).toBe("/auth/signin");
    expect(screen.queryByRole("navigation", { name: "Tabs" })).toBeNull();
  });
});
