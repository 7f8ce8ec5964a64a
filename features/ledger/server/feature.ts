import { defineFeature } from "#engine/server/feature.ts";
import { ledgerHindrances } from "./erasure.queries.ts";

export const ledgerFeature = defineFeature({
  name: "ledger",
  routes: [],
  errors: {},
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: [],
  hindersErasure: ledgerHindrances,
  privacy: {
    ledger_sets: {
      person: null,
      onExport: "not personal",
      onErasure: "kept",
      because: "books must be kept eight years; a set names an order, never a person",
    },
    ledger_entries: {
      person: "party_id",
      onExport: "included",
      onErasure: "kept",
      because: "books must be kept eight years; after erasure the party is a number without a person",
    },
    ledger_seller_balances: {
      person: null,
      onExport: "not personal",
      onErasure: "kept",
      because: "sums of the books, which must be kept eight years; they name a business and an order",
    },
    ledger_agent_margins: {
      person: "party_id",
      onExport: "included",
      onErasure: "kept",
      because:
        "sums of the books, which must be kept eight years; after erasure the party is a number without a person",
    },
    bank_references: {
      person: null,
      onExport: "not personal",
      onErasure: "kept",
      because: "numbers of the bank, so that none counts twice; the rows they belong to name the person",
    },
  },
  demo: "entries come with the demo orders",
});
