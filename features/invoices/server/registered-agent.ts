import { indianStates } from "#engine/contract/indian-states.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { findPerson } from "#features/profiles/server";
import type { DocumentParty } from "./figures/figures.ts";
import { findServiceRate } from "./figures/service-rates.queries.ts";
import { taxWithin } from "./figures/tax.ts";

/** Heading of the service of bringing a sale about for a commission. */
export const agentsSac = "996111";

/** An agent who is registered for GST: his margin holds the tax, and his receipt shows it. */
export interface RegisteredAgent {
  readonly party: DocumentParty;
  readonly rateInBasisPoints: number;
}

/** The agent as he issues tax receipts; null for one without a GSTIN in his profile, whose margin is not taxed. */
export async function findRegisteredAgent(
  { clock }: Pick<Platform, "clock">,
  reader: Reader,
  profileId: number,
): Promise<RegisteredAgent | null> {
  const person = await findPerson(reader, profileId);
  if (!person || person.gstin === null) return null;
  const { gstin, place } = person;
  const stateCode = gstin.slice(0, 2);
  const name = person.businessName ?? person.firstName;
  return {
    party: {
      name: { en: name, te: person.businessName ?? person.firstNameTe ?? name },
      lines: place ? [`${place.locality} ${place.postalCode ?? ""}`.trim()] : [],
      state: indianStates.find(({ code }) => code === stateCode)?.name ?? "",
      stateCode,
      gstin,
      licences: [],
    },
    rateInBasisPoints: await findServiceRate(reader, agentsSac, dayInIndia(clock.now())),
  };
}

/** An agent's margin without the GST in it, in paise: all of it where he is not registered. */
export async function marginWithoutGst(
  world: Pick<Platform, "clock">,
  reader: Reader,
  profileId: number,
  marginInPaise: number,
): Promise<number> {
  const agent = await findRegisteredAgent(world, reader, profileId);
  return agent ? taxWithin(marginInPaise, agent.rateInBasisPoints, true).taxableInPaise : marginInPaise;
}
