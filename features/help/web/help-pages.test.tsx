import { act, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { listMessages } from "../contract.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  act(() => chooseLanguage("en"));
  await page?.close();
});
afterAll(() => server.close());

async function open(at: string): Promise<OpenedApp> {
  setViewportWidth(360);
  const { cookie } = await aPerson(server, { firstName: "Padma" });
  page = openApp(server, { at, as: cookie });
  return page;
}

async function messages(): Promise<readonly string[]> {
  const { cookie } = await aPerson(server, { roles: ["support"] });
  const { data } = await server.call(listMessages, { query: {} }, { as: cookie });
  return data.messages.map(({ text }) => text);
}

describe("the FAQ", () => {
  it("[NAV-069] [SOC-008] lists questions whose answers open and close, in both languages", async () => {
    const { user } = await open("/app/home/social/faq");
    expect((await screen.findAllByRole("heading", { name: "FAQ" })).length).toBeGreaterThan(0);
    const question = await screen.findByText("How do I change the language?");
    const details = question.closest("details");
    expect(details?.open).toBe(false);
    await user.click(question);
    expect(details?.open).toBe(true);
    await user.click(question);
    expect(details?.open).toBe(false);
    act(() => chooseLanguage("te"));
    expect(screen.getByText("భాషను ఎలా మార్చాలి?")).toBeDefined();
  });
});

describe("contact us", () => {
  it("[NAV-070] [SOC-009] shows the support line, takes a message, and says that it was sent", async () => {
    const { user } = await open("/app/home/social/contact-us");
    expect((await screen.findAllByRole("heading", { name: "Contact us" })).length).toBeGreaterThan(0);
    const line = await screen.findByRole("link", { name: /1800 000 0000/ });
    expect(line.getAttribute("href")).toBe("tel:18000000000");
    await user.type(screen.getByLabelText("Your message"), "My order did not come.");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Thank you. We got your message and will call you.")).toBeDefined();
    expect(await messages()).toContain("My order did not come.");
  });

  it("[SOC-009] an empty message is not sent, and says why beside the field", async () => {
    const { user } = await open("/app/home/social/contact-us");
    await user.type(await screen.findByLabelText("Your message"), "  ");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Please write your message.")).toBeDefined();
    expect(screen.getByLabelText("Your message").getAttribute("aria-invalid")).toBe("true");
  });

  it("a message that is being written is still there after a look at the FAQ and back, and gone once it was sent", async () => {
    const { user } = await open("/app/home/social/contact-us");
    const message = () => screen.findByLabelText<HTMLTextAreaElement>("Your message");
    await user.type(await message(), "Where is my urea?");
    await user.click(screen.getByRole("link", { name: "FAQ" }));
    await screen.findByText("How do I change the language?");
    act(() => history.back());
    expect((await message()).value).toBe("Where is my urea?");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText(/^Thank you/);
    await user.click(screen.getByRole("link", { name: "FAQ" }));
    await screen.findByText("How do I change the language?");
    act(() => history.back());
    expect((await message()).value).toBe("");
  });

  it("a message that could not be sent stays, and is sent once when it is tried again", async () => {
    const { user } = await open("/app/home/social/contact-us");
    await user.type(await screen.findByLabelText("Your message"), "Please call me back.");
    mend = breakCalls("/v2/help/messages", "no answer");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(/^Could not send your message/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe("Please call me back.");
    mend();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText(/^Thank you/);
    expect((await messages()).filter((text) => text === "Please call me back.")).toHaveLength(1);
  });
});
