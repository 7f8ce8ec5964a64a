import {
  acknowledgeGrievance,
  addToGrievance,
  answerGrievance,
  raiseGrievance,
} from "#features/grievances/contract";
import type { TestApp } from "../process/app.ts";
import { aPerson } from "../shop/builders.ts";

type Call = () => Promise<{ readonly status: number }>;
/** A call that changes something of which people are told. */
export interface Telling {
  /** Events that the call has to write. */
  readonly tells: readonly string[];
  /** Makes everything ready and answers the call itself. */
  readonly ready: () => Promise<Call>;
}

async function aGrievance(app: TestApp) {
  const { cookie: as } = await aPerson(app);
  const body = { subject: "refund", orderNumber: null, text: "The money did not come back." } as const;
  const { data } = await app.call(raiseGrievance, { body }, { as });
  const support = (await aPerson(app, { roles: ["support"] })).cookie;
  return { as, support, params: { grievanceId: data.grievanceId } };
}

/** The calls that change a grievance, each with the events that it has to write. */
export const grievanceCalls = (app: () => TestApp): Readonly<Record<string, Telling>> => ({
  "grievances/raise-grievance": {
    tells: ["grievances/raised"],
    ready: async () => {
      const { cookie: as } = await aPerson(app());
      const body = { subject: "refund", orderNumber: null, text: "The money did not come back." } as const;
      return () => app().call(raiseGrievance, { body }, { as });
    },
  },
  "grievances/add-to-grievance": {
    tells: ["grievances/added-to"],
    ready: async () => {
      const { as, params } = await aGrievance(app());
      return () => app().call(addToGrievance, { params, body: { text: "One thing more." } }, { as });
    },
  },
  "grievances/acknowledge-grievance": {
    tells: ["grievances/acknowledged"],
    ready: async () => {
      const { support: as, params } = await aGrievance(app());
      return () => app().call(acknowledgeGrievance, { params }, { as });
    },
  },
  "grievances/answer-grievance": {
    tells: ["grievances/answered"],
    ready: async () => {
      const { support: as, params } = await aGrievance(app());
      return () =>
        app().call(answerGrievance, { params, body: { text: "It is paid.", isSettled: true } }, { as });
    },
  },
});
