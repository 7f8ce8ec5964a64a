import { addContact } from "#features/contacts/contract.ts";
import { followPerson, viewPerson } from "#features/people/contract.ts";
import type { DemoApp } from "../demo-app.ts";
import type { DemoActor, DemoVillage } from "../people.ts";

const hour = 3_600_000;
const contactsOfPadma = 6;

/** Who follows whom, who has looked at the first agent and farmer in the last weeks, and the first agent's contacts. */
export async function makeNetwork(app: DemoApp, { agents, farmers }: DemoVillage, end: Date): Promise<void> {
  const [padma, ...others] = agents;
  const [firstFarmer] = farmers;
  if (!padma || !firstFarmer) throw new Error("the demo world has agents and farmers");
  const keyOf = await profileKeys(app);
  const params = (actor: DemoActor) => ({ params: { profileKey: keyOf(actor) } });
  const callers = [...farmers.slice(1, 6), ...others.slice(0, 3)];
  for (const [at, caller] of callers.entries()) {
    app.clock.set(new Date(end.getTime() - (callers.length - at) * 53 * hour));
    const cookie = await app.signIn(caller.person.phone);
    await app.call(viewPerson, params(padma), cookie);
    if (at % 2 === 0) await app.call(followPerson, params(padma), cookie);
    if (at % 3 === 0) await app.call(viewPerson, params(firstFarmer), cookie);
  }
  app.clock.set(end);
  const cookie = await app.signIn(padma.person.phone);
  for (const other of [...others.slice(0, 2), firstFarmer])
    await app.call(followPerson, params(other), cookie);
  await app.call(followPerson, params(padma), await app.signIn(firstFarmer.person.phone));
  for (const { person } of farmers.slice(0, contactsOfPadma))
    await app.call(addContact, { body: { name: person.name, mobileNo: person.phone } }, cookie);
  for (const body of strangers) await app.call(addContact, { body }, cookie);
}

/** Contacts without an account. */
const strangers = [
  { name: "Anasuya (Chennaraopet)", mobileNo: "9000000091" },
  { name: "మల్లేశం", mobileNo: "9000000092" },
];

async function profileKeys({ platform }: DemoApp): Promise<(actor: DemoActor) => string> {
  const rows = await platform.database.selectFrom("profiles").select(["id", "profile_key"]).execute();
  const keys = new Map(rows.map(({ id, profile_key }) => [id, profile_key]));
  return ({ profileId }) => {
    const key = keys.get(profileId);
    if (key === undefined) throw new Error(`nobody has the id ${profileId}`);
    return key;
  };
}
