import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { aContact } from "../builders.ts";

const here = visit();
const open = (as: string) => here.open({ at: "/app/contacts", as });
const dialog = () => screen.findByRole("dialog");

it("[PROF-005] [NAV-091] before the first contact the page says so; one is added by name and number, changed and deleted", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user } = open(as);
  expect(await screen.findByText("No contacts yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Add" }));
  await user.type(within(await dialog()).getByLabelText("Name"), "Swarupa");
  await user.type(within(await dialog()).getByLabelText("Mobile number"), "98765 43210");
  await user.click(within(await dialog()).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Swarupa")).toBeDefined();
  expect(screen.getByText("+91 98765 43210")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Edit Swarupa" }));
  const name = within(await dialog()).getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "Anasuya");
  await user.click(within(await dialog()).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Anasuya")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Delete Anasuya" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No contacts yet")).toBeDefined();
});

it("[PROF-005] what is wrong with name or number, and a number that is there already, stands beside the field", async () => {
  const { cookie: as } = await aPerson(here.server);
  await aContact(here.server, { as, name: "Lakshmi", mobileNo: "9876543210" });
  const { user } = open(as);
  await user.click(await screen.findByRole("button", { name: "Add" }));
  const save = within(await dialog()).getByRole("button", { name: "Save" });
  await user.click(save);
  expect(await screen.findByText("Please fill this in.")).toBeDefined();
  expect(screen.getByText(/A mobile number has 10 digits/)).toBeDefined();
  await user.type(screen.getByLabelText("Name"), "Again");
  await user.type(screen.getByLabelText("Mobile number"), "9876543210");
  await user.click(save);
  expect(await screen.findByText("You have a contact with this number already.")).toBeDefined();
  expect(screen.getByLabelText("Mobile number").getAttribute("aria-invalid")).toBe("true");
});

it("[PROF-005] contacts are searched, and what is not found is said", async () => {
  const { cookie: as } = await aPerson(here.server);
  await aContact(here.server, { as, name: "Lakshmi", mobileNo: "9876543210" });
  await aContact(here.server, { as, name: "Swarupa", mobileNo: "9876543211" });
  const { user } = open(as);
  await screen.findByText("Lakshmi");
  await user.type(screen.getByLabelText("Find a contact"), "swa{Enter}");
  await waitFor(() => expect(screen.queryByText("Lakshmi")).toBeNull());
  expect(await screen.findByText("Swarupa")).toBeDefined();
  await user.type(screen.getByLabelText("Find a contact"), "zz{Enter}");
  expect(await screen.findByText("No contact like this")).toBeDefined();
});

it("who has an account leads to the profile; who has none is invited by an SMS that the person sends", async () => {
  const { cookie: as } = await aPerson(here.server);
  const padma = await aPerson(here.server);
  await aContact(here.server, { as, name: "Padma", mobileNo: padma.mobileNo });
  await aContact(here.server, { as, name: "Swarupa", mobileNo: "9876543211" });
  open(as);
  const profile = await screen.findByRole("link", { name: "See profile" });
  expect(profile.getAttribute("href")).toContain(`/app/profiles/${padma.profileKey}`);
  const invite = screen.getByRole("link", { name: "Invite by SMS" }).getAttribute("href") ?? "";
  expect(invite).toMatch(/^sms:\+919876543211\?&body=/);
  expect(decodeURIComponent(invite)).toContain("#/auth/signup");
});

it("a vCard file adds its names and numbers and says what it left out", async () => {
  const { cookie: as } = await aPerson(here.server);
  await aContact(here.server, { as, name: "Lakshmi", mobileNo: "9876543210" });
  const { user } = open(as);
  await screen.findByText("Lakshmi");
  const card = (name: string, number: string) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nTEL;TYPE=CELL:${number}\r\nEND:VCARD\r\n`;
  const text = card("Swarupa", "+91 98765-43211") + card("Lakshmi", "9876543210");
  const file = new File([text], "contacts.vcf", { type: "text/vcard" });
  await user.upload(screen.getByLabelText("vCard file (.vcf)"), file);
  expect(await screen.findByText(/^1 contact added. 1 left out/)).toBeDefined();
  expect(await screen.findByText("Swarupa")).toBeDefined();
  await user.upload(
    screen.getByLabelText("vCard file (.vcf)"),
    new File(["no card"], "a.vcf", { type: "text/vcard" }),
  );
  expect(await screen.findByText("No names with numbers were found in this file.")).toBeDefined();
});

it("what could not be sent stays in the form; without an answer the list asks again when told to", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user } = open(as);
  await user.click(await screen.findByRole("button", { name: "Add" }));
  await user.type(within(await dialog()).getByLabelText("Name"), "Kept");
  await user.type(within(await dialog()).getByLabelText("Mobile number"), "9876543210");
  here.break(breakCalls("/v2/contacts", "no answer"));
  await user.click(within(await dialog()).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("That did not work. Try again.")).toBeDefined();
  here.mend();
  await user.click(within(await dialog()).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Kept")).toBeDefined();
});
