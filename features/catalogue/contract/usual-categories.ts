import type { ProductImage } from "#features/store/contract/store.ts";

interface UsualEntry {
  readonly slug: string;
  readonly en: string;
  readonly te: string;
  readonly drawing: UsualDrawing;
}

/** The drawings that stand for a kind of goods; files of `engine/web/public/art/products`. */
export const usualDrawings = [
  "paddy",
  "sapling",
  "npk",
  "tricho",
  "vial",
  "sprayer",
  "drip",
  "tarp",
  "crate",
  "cattlefeed",
  "boots",
  "maize",
  "sorghum",
  "redgram",
  "groundnut",
  "cotton",
  "tomato",
  "lucerne",
  "urea",
  "ssp",
  "mop",
  "complex",
  "zinc",
  "compost",
  "biofert",
  "trap",
  "seaweed",
  "fungicide",
  "herbicide",
  "pgr",
  "seedtreat",
  "sickle",
  "weeder",
  "pump",
  "shadenet",
  "tray",
  "gunny",
  "ppe",
] as const;
export type UsualDrawing = (typeof usualDrawings)[number];

/** What a farm store begins with: the categories in their order, each with its groups. */
export const usualCategories: readonly (UsualEntry & {
  readonly bed: ProductImage;
  readonly groups: readonly UsualEntry[];
})[] = [
  {
    ...{ slug: "seeds", bed: "seed", drawing: "paddy" },
    ...{ en: "Seeds", te: "విత్తనాలు" },
    groups: [
      { slug: "paddy-seed", drawing: "paddy", en: "Paddy seed", te: "వరి విత్తనాలు" },
      { slug: "maize-seed", drawing: "maize", en: "Maize seed", te: "మొక్కజొన్న విత్తనాలు" },
      {
        slug: "sorghum-and-millet-seed",
        drawing: "sorghum",
        en: "Sorghum and millet seed",
        te: "జొన్న, చిరుధాన్యాల విత్తనాలు",
      },
      { slug: "pulse-seed", drawing: "redgram", en: "Pulse seed", te: "పప్పుధాన్యాల విత్తనాలు" },
      { slug: "oilseeds-for-sowing", drawing: "groundnut", en: "Oilseeds for sowing", te: "నూనెగింజల విత్తనాలు" },
      { slug: "cotton-seed", drawing: "cotton", en: "Cotton seed", te: "పత్తి విత్తనాలు" },
      { slug: "vegetable-seed", drawing: "tomato", en: "Vegetable seed", te: "కూరగాయల విత్తనాలు" },
      {
        slug: "fodder-green-manure-and-flower-seed",
        drawing: "lucerne",
        en: "Fodder, green manure and flower seed",
        te: "పశుగ్రాసం, పచ్చిరొట్ట, పూల విత్తనాలు",
      },
    ],
  },
  {
    ...{ slug: "saplings-and-plants", bed: "seed", drawing: "sapling" },
    ...{ en: "Saplings and plants", te: "మొక్కలు, నారు" },
    groups: [
      {
        slug: "fruit-and-timber-plants",
        drawing: "sapling",
        en: "Fruit and timber plants",
        te: "పండ్ల, కలప మొక్కలు",
      },
    ],
  },
  {
    ...{ slug: "fertilisers", bed: "feed", drawing: "npk" },
    ...{ en: "Fertilisers", te: "ఎరువులు" },
    groups: [
      { slug: "nitrogen-fertilisers", drawing: "urea", en: "Nitrogen fertilisers", te: "నత్రజని ఎరువులు" },
      { slug: "phosphate-fertilisers", drawing: "ssp", en: "Phosphate fertilisers", te: "భాస్వరం ఎరువులు" },
      { slug: "potash-fertilisers", drawing: "mop", en: "Potash fertilisers", te: "పొటాష్ ఎరువులు" },
      { slug: "complex-fertilisers", drawing: "complex", en: "Complex fertilisers", te: "కాంప్లెక్స్ ఎరువులు" },
      {
        slug: "water-soluble-fertilisers",
        drawing: "npk",
        en: "Water soluble fertilisers",
        te: "నీటిలో కరిగే ఎరువులు",
      },
      {
        slug: "secondary-and-micronutrients",
        drawing: "zinc",
        en: "Secondary and micronutrients",
        te: "ఉప పోషకాలు, సూక్ష్మ పోషకాలు",
      },
    ],
  },
  {
    ...{ slug: "organic-and-bio-inputs", bed: "care", drawing: "tricho" },
    ...{ en: "Organic and bio inputs", te: "సేంద్రియ, జీవ ఉత్పాదకాలు" },
    groups: [
      { slug: "organic-manures", drawing: "compost", en: "Organic manures", te: "సేంద్రియ ఎరువులు" },
      { slug: "biofertilisers", drawing: "biofert", en: "Biofertilisers", te: "జీవన ఎరువులు" },
      { slug: "biopesticides", drawing: "tricho", en: "Biopesticides", te: "జీవ పురుగు, తెగుళ్ల మందులు" },
      {
        slug: "traps-and-helpful-fungi",
        drawing: "trap",
        en: "Traps and helpful fungi",
        te: "ఉచ్చులు, మేలు శిలీంద్రాలు",
      },
      { slug: "biostimulants", drawing: "seaweed", en: "Biostimulants", te: "జీవ ఉత్తేజకాలు" },
    ],
  },
  {
    ...{ slug: "crop-protection", bed: "care", drawing: "vial" },
    ...{ en: "Crop protection", te: "సస్యరక్షణ" },
    groups: [
      {
        slug: "insecticides-and-miticides",
        drawing: "vial",
        en: "Insecticides and miticides",
        te: "పురుగు, నల్లి మందులు",
      },
      { slug: "fungicides", drawing: "fungicide", en: "Fungicides", te: "తెగుళ్ల మందులు" },
      { slug: "herbicides", drawing: "herbicide", en: "Herbicides", te: "కలుపు మందులు" },
      { slug: "growth-regulators", drawing: "pgr", en: "Growth regulators", te: "పెరుగుదల నియంత్రకాలు" },
      {
        slug: "seed-treatment-rat-bait-and-stickers",
        drawing: "seedtreat",
        en: "Seed treatment, rat bait and stickers",
        te: "విత్తన శుద్ధి, ఎలుకల మందు, జిగురు మందు",
      },
    ],
  },
  {
    ...{ slug: "tools-and-machinery", bed: "tool", drawing: "sprayer" },
    ...{ en: "Tools and machinery", te: "పనిముట్లు, యంత్రాలు" },
    groups: [
      { slug: "hand-tools", drawing: "sickle", en: "Hand tools", te: "చేతి పనిముట్లు" },
      { slug: "sprayers-and-parts", drawing: "sprayer", en: "Sprayers and parts", te: "స్ప్రేయర్లు, విడిభాగాలు" },
      { slug: "power-machinery", drawing: "weeder", en: "Power machinery", te: "వ్యవసాయ యంత్రాలు" },
    ],
  },
  {
    ...{ slug: "irrigation", bed: "tool", drawing: "drip" },
    ...{ en: "Irrigation", te: "నీటిపారుదల" },
    groups: [
      { slug: "drip-and-sprinkler", drawing: "drip", en: "Drip and sprinkler", te: "డ్రిప్, స్ప్రింక్లర్లు" },
      { slug: "pipes-and-pumps", drawing: "pump", en: "Pipes and pumps", te: "పైపులు, పంపులు" },
    ],
  },
  {
    ...{ slug: "farm-protection-and-nursery", bed: "tool", drawing: "tarp" },
    ...{ en: "Farm protection and nursery", te: "పంట రక్షణ, నర్సరీ" },
    groups: [
      {
        slug: "films-nets-and-covers",
        drawing: "shadenet",
        en: "Films, nets and covers",
        te: "ఫిల్మ్‌లు, వలలు, టార్పాలిన్లు",
      },
      { slug: "nursery-supplies", drawing: "tray", en: "Nursery supplies", te: "నర్సరీ సామగ్రి" },
    ],
  },
  {
    ...{ slug: "harvest-and-storage", bed: "tool", drawing: "crate" },
    ...{ en: "Harvest and storage", te: "కోత, నిల్వ" },
    groups: [{ slug: "bags-and-storage", drawing: "gunny", en: "Bags and storage", te: "సంచులు, నిల్వ సామగ్రి" }],
  },
  {
    ...{ slug: "livestock-and-fish", bed: "feed", drawing: "cattlefeed" },
    ...{ en: "Livestock and fish", te: "పశువులు, చేపలు" },
    groups: [
      {
        slug: "feed-and-supplements",
        drawing: "cattlefeed",
        en: "Feed and supplements",
        te: "దాణా, లవణ మిశ్రమాలు",
      },
    ],
  },
  {
    ...{ slug: "safety-and-tests", bed: "tool", drawing: "boots" },
    ...{ en: "Safety and tests", te: "రక్షణ, పరీక్షలు" },
    groups: [
      {
        slug: "protective-wear-and-test-kits",
        drawing: "ppe",
        en: "Protective wear and test kits",
        te: "రక్షణ దుస్తులు, పరీక్ష కిట్లు",
      },
    ],
  },
];
