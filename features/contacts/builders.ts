import type { TestApp } from "#testing/process/app.ts";
import { addContact, type Contact } from "./contract.ts";

/** Adds a contact of the person whose session it is. */
export async function aContact(
  app: Pick<TestApp, "call">,
  { as, ...body }: { readonly as: string; readonly name: string; readonly mobileNo: string },
): Promise<Contact> {
  return (await app.call(addContact, { body }, { as })).data;
}
