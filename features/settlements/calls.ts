import { type Calls, orderParams } from "#testing/calls/calls.ts";

/** What the calls of settlements answer, and what is sent to them. */
export const calls: Calls = {
  "settlements/list-settlements": { own: 200 },
  "settlements/move-settlement": {
    own: 404,
    missing: 404,
    note: "404: not delivered",
    sends: (...asked) => [{ ...orderParams(...asked), body: { action: "APPROVE_SETTLEMENT" } }],
  },
  "settlements/read-desk": { own: 200, note: "finance pays every seller" },
  "settlements/preview-approvals": {
    own: 200,
    note: "finance pays every seller",
    sends: () => [{ body: { orderIds: ["9999"] } }],
  },
  "settlements/approve-several": {
    own: 409,
    note: "409: not what was previewed",
    sends: () => [{ body: { orderIds: ["9999"], fingerprint: "seen" } }],
  },
  "settlements/find-sellers": {
    own: 200,
    sends: () => [{ query: { find: "Kakatiya" } }, { query: { find: "90000" } }],
  },
  "settlements/pay-back-credit": {
    own: 404,
    missing: 404,
    note: "404: there is no such seller",
    sends: () => [
      {
        params: { sellerId: 999_999 },
        body: { creditInPaise: 1_00, paidInPaise: 1_00, reference: "412345678902" },
      },
    ],
  },
  "settlements/receive-from-seller": {
    own: 404,
    missing: 404,
    note: "404: there is no such seller",
    sends: () => [
      { params: { sellerId: 999_999 }, body: { amountInPaise: 1_00, reference: "412345678901" } },
    ],
  },
  "settlements/read-own-debt": { own: 200 },
};
