import {
  type OwnApplication,
  saveDraft,
  sendApplication,
} from "#features/applications/contract/applications.ts";
import {
  type ApplicationFacts,
  conditionsVersion,
  emptyFacts,
} from "#features/applications/contract/facts.ts";
import type { ApplicationKind } from "#features/applications/contract/kinds.ts";
import { uploadPicture } from "#features/files/contract/files.ts";
import { aPhoto } from "../files/pictures.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson, type TestPerson } from "./people.ts";

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A GSTIN of Telangana with the check sign that belongs to it; `number` makes it another one. */
export function aGstin(number: number, stateCode = "36"): string {
  const start = `${stateCode}AABCK${String(number).padStart(4, "0")}F1Z`;
  const sum = [...start].reduce((total, sign, place) => {
    const product = signs.indexOf(sign) * (1 + (place % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return start + signs.charAt((36 - (sum % 36)) % 36);
}

const account = { accountKind: "upi", holder: "Padma", upiId: "padma@bank" } as const;

/** What somebody types who wants to be an agent; nothing is wrong with it. */
export function agentFacts(change: Partial<ApplicationFacts> = {}): ApplicationFacts {
  return {
    ...emptyFacts,
    ...account,
    conditions: conditionsVersion,
    village: "Khanapur",
    postalCode: "506132",
    pan: "ABCPR1234K",
    note: "I order for the farmers of two villages.",
    ...change,
  };
}

let businesses = 0;

/** What a business types that wants to sell, each time under another GSTIN; nothing is wrong with it. */
export function sellerFacts(change: Partial<ApplicationFacts> = {}): ApplicationFacts {
  businesses += 1;
  const gstin = aGstin(businesses);
  return {
    ...emptyFacts,
    ...account,
    conditions: conditionsVersion,
    businessName: "Bhadrakali Seeds",
    businessNameTe: "భద్రకాళి సీడ్స్",
    gstin,
    pan: gstin.slice(2, 12),
    town: "Warangal",
    townTe: "వరంగల్",
    state: "Telangana",
    postalCode: "506002",
    deliveryPins: "506, 507",
    deliveryCharge: "40.50",
    deliveryDays: "3",
    deliveryCash: true,
    ...change,
  };
}

/** A private picture that the person has just sent. */
export async function aScan({ call }: Pick<TestApp, "call">, { cookie: as }: TestPerson): Promise<string> {
  const input = { picture: await aPhoto(), query: { audience: "private" } } as const;
  return (await call(uploadPicture, input, { as })).data.pictureKey;
}

/** An application that was sent and waits. */
export async function anApplication(
  app: TestApp,
  kind: ApplicationKind,
  change: Partial<ApplicationFacts> = {},
  applicant?: TestPerson,
): Promise<{ readonly person: TestPerson; readonly application: OwnApplication }> {
  const person = applicant ?? (await aPerson(app));
  const body = kind === "agent" ? agentFacts(change) : sellerFacts(change);
  await app.call(saveDraft, { params: { kind }, body }, { as: person.cookie });
  const sent = await app.call(sendApplication, { params: { kind } }, { as: person.cookie });
  return { person, application: sent.data };
}
