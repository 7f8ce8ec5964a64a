import { type Calls, type Input, type MakeInput, missingId } from "#testing/calls/calls.ts";
import type { World } from "#testing/calls/world.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { sendMessage } from "./contract.ts";

async function aMessage({ app }: World): Promise<number> {
  const { cookie: as } = await aPerson(app);
  return (await app.call(sendMessage, { body: { text: "Please call me." } }, { as })).data.messageId;
}

const ofMessage =
  (rest: object): MakeInput =>
  async (world, _, kind): Promise<Input[]> => [
    { params: { messageId: kind === "missing" ? missingId : await aMessage(world) }, ...rest },
  ];
const everybodys = "support answers everybody's";

/** What the calls of help answer, and what is sent to them. */
export const calls: Calls = {
  "help/send-message": { own: 201, sends: () => [{ body: { text: "Please call me." } }] },
  "help/list-messages": { own: 200, sends: () => [{}, { query: { list: "closed" } }] },
  "help/answer-message": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofMessage({ body: { text: "It comes tomorrow." } }),
  },
  "help/close-message": { own: 200, missing: 404, note: everybodys, sends: ofMessage({}) },
  "help/list-own-messages": { own: 200 },
};
