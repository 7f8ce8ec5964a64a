import type { Role } from "#engine/contract/person.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { demoPassword } from "#engine/server/demo-accounts.ts";
import { grantRole } from "#engine/server/people/roles.ts";
import { hashPassword, setPasswordHash } from "#features/auth/server";
import { saveAccount } from "#features/payouts/contract";
import { createProfile, type Place } from "#features/profiles/server";
import { registerSeller } from "#features/selling/server";
import { type DemoPeople, type DemoPerson, readDemoPlaces } from "./data/demo-data.ts";
import type { DemoApp } from "./demo-app.ts";

/** Somebody who shops. */
export interface DemoActor {
  readonly profileId: number;
  readonly person: DemoPerson;
}

export interface DemoVillage {
  readonly agents: readonly DemoActor[];
  readonly farmers: readonly DemoActor[];
  /** Seller ids in the order of the file. */
  readonly sellerIds: readonly number[];
}

interface Newcomer {
  readonly name: string;
  readonly nameTe: string;
  readonly phone: string;
  readonly pincode: string;
  readonly roles: readonly Role[];
}

/** Everybody of the demo world, with accounts, rights and sellers' terms. */
export async function makePeople(app: DemoApp, people: DemoPeople): Promise<DemoVillage> {
  const join = (newcomer: Newcomer) => makePerson(app, newcomer);
  const sellerIds: number[] = [];
  for (const seller of people.sellers) {
    const profileId = await join({
      ...seller,
      name: seller.contactName,
      nameTe: seller.contactNameTe,
      roles: ["seller"],
    });
    sellerIds.push(await makeSeller(app, seller, profileId));
    const bank = { accountNumber: `3084${seller.phone}`, ifsc: "SBIN0020159" };
    const body = { kind: "bank", holder: seller.contactName, ...bank } as const;
    await app.call(saveAccount, { body }, await app.signIn(seller.phone));
  }
  for (const account of people.accounts) {
    await join({ ...account, roles: [account.role.replace(" ", "-") as Role] });
  }
  const agents: DemoActor[] = [];
  for (const person of people.agents)
    agents.push({ person, profileId: await join({ ...person, roles: ["agent"] }) });
  const farmers: DemoActor[] = [];
  for (const person of people.farmers)
    farmers.push({ person, profileId: await join({ ...person, roles: [] }) });
  return { agents, farmers, sellerIds };
}

const places = readDemoPlaces();

function placeOf(pinCode: string): Place | null {
  const place = places.get(pinCode);
  if (!place) return null;
  return {
    locality: place.locality,
    adminLevel1: place.state,
    adminLevel2: place.district,
    countryName: "India",
    postalCode: pinCode,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

/** The name one is called by stands last: Kasarla Padma is Padma. */
export function calledBy(name: string): string {
  return name.split(" ").at(-1) ?? name;
}

async function makePerson({ platform }: DemoApp, newcomer: Newcomer): Promise<number> {
  const passwordHash = await hashPassword(platform, demoPassword);
  return inTransaction(platform, async (transaction) => {
    const person = await createProfile(platform, transaction, {
      mobileNo: newcomer.phone,
      firstName: calledBy(newcomer.name),
      firstNameTe: calledBy(newcomer.nameTe),
      language: "en",
      place: placeOf(newcomer.pincode),
      isDemo: true,
    });
    if (!person) throw new Error(`${newcomer.phone} stands twice in the demo world`);
    await setPasswordHash(platform, transaction, { profileId: person.profileId, passwordHash });
    for (const role of newcomer.roles) {
      await grantRole(transaction, { profileId: person.profileId, role, at: platform.clock.now() });
    }
    return person.profileId;
  });
}

async function makeSeller(
  { platform }: DemoApp,
  seller: DemoPeople["sellers"][number],
  profileId: number,
): Promise<number> {
  return inTransaction(platform, (transaction) =>
    registerSeller(transaction, {
      profileId,
      name: { en: seller.businessName, te: seller.businessNameTe },
      gstin: seller.gstin,
      town: { en: seller.town, te: seller.townTe },
      state: seller.state,
      postalCode: seller.pincode,
      handlingChargeInPaise: seller.handlingChargeInPaise,
      createdAt: platform.clock.now(),
      licences: seller.licences.map(({ kind, number, validUntil }) => ({
        kind,
        licenceNumber: number,
        validUntil,
      })),
      shippingRates: seller.shippingRates,
    }),
  );
}
