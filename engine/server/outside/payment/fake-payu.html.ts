import type { PayuFields } from "./payu-hash.ts";

export type StandInLanguage = "en" | "te";

const words = {
  en: {
    title: "Practice payment",
    lead: "This page stands in for PayU. No money moves.",
    order: "Order",
    amount: "Amount",
    mode: "Pay with",
    modes: { UPI: "UPI", CC: "Card", NB: "Net banking", CASH: "Wallet" },
    success: "Pay",
    failure: "Let the payment fail",
    cancel: "Cancel",
    faults: "More, for trying things out",
    pending: "The bank is still working",
    late: "Dropped now, succeeds later",
    fault: "How the report arrives",
    faultNames: {
      none: "Once, at once",
      replay: "Ten times",
      duplicate: "Twice at the same moment",
      drop: "Not at all",
      delay: "After some seconds",
      tamper: "Changed on the way",
    },
    refundsFail: "Refunds of this payment fail",
    back: "Back to Santha",
    leaving: "You are being taken back.",
    refused: "This payment cannot be read. Nothing was paid.",
  },
  te: {
    title: "సాధన చెల్లింపు",
    lead: "ఇది PayU బదులుగా చూపే పేజీ. నిజంగా సొమ్ము కదలదు.",
    order: "ఆర్డర్",
    amount: "మొత్తం",
    mode: "ఎలా చెల్లిస్తారు",
    modes: { UPI: "UPI", CC: "కార్డు", NB: "నెట్ బ్యాంకింగ్", CASH: "వాలెట్" },
    success: "చెల్లించండి",
    failure: "చెల్లింపు విఫలం కానివ్వండి",
    cancel: "రద్దు చేయండి",
    faults: "ప్రయత్నించి చూడటానికి మరికొన్ని",
    pending: "బ్యాంకులో ఇంకా పని జరుగుతోంది",
    late: "ఇప్పుడు ఆగి, తర్వాత పూర్తవుతుంది",
    fault: "సమాచారం ఎలా రావాలి",
    faultNames: {
      none: "వెంటనే, ఒకసారి",
      replay: "పది సార్లు",
      duplicate: "ఒకే క్షణంలో రెండుసార్లు",
      drop: "అసలు రాకూడదు",
      delay: "కొన్ని క్షణాల తర్వాత",
      tamper: "దారిలో మార్చబడి",
    },
    refundsFail: "ఈ చెల్లింపు సొమ్ము వాపసులు విఫలం కావాలి",
    back: "సంతకు తిరిగి వెళ్లండి",
    leaving: "మిమ్మల్ని తిరిగి తీసుకెళ్తున్నాం.",
    refused: "ఈ చెల్లింపును చదవలేకపోయాం. ఏమీ చెల్లించలేదు.",
  },
} as const;

export const standInFaults = ["none", "replay", "duplicate", "drop", "delay", "tamper"] as const;
export type StandInFault = (typeof standInFaults)[number];
export const standInModes = ["UPI", "CC", "NB", "CASH"] as const;

/** The page on which the payer chooses what happens. */
export function choicePage(form: PayuFields, rawForm: string, language: StandInLanguage): string {
  const say = words[language];
  const options = (names: readonly string[], labels: Readonly<Record<string, string>>) =>
    names.map((name) => `<option value="${name}">${escaped(labels[name] ?? name)}</option>`).join("");
  const choice = (outcome: string, text: string, look: string) =>
    `<button name="outcome" value="${outcome}" class="${look}">${escaped(text)}</button>`;
  const amount = `₹${escaped(form["amount"] ?? "")}`;
  return page(
    language,
    say.title,
    `<h1>${say.title}</h1><p class="lead">${say.lead}</p>
<dl><dt>${say.order}</dt><dd>#${escaped(form["udf1"] ?? "")}</dd><dt>${say.amount}</dt><dd class="sum">${amount}</dd></dl>
<form method="post" action="/fake-payu/choose">
<input type="hidden" name="form" value="${escaped(rawForm)}">
<label>${say.mode}<select name="mode">${options(standInModes, say.modes)}</select></label>
${choice("success", `${say.success} · ₹${form["amount"] ?? ""}`, "main")}
${choice("failure", say.failure, "plain")}
${choice("cancel", say.cancel, "plain")}
<details><summary>${say.faults}</summary>
<label>${say.fault}<select name="fault">${options(standInFaults, say.faultNames)}</select></label>
<label class="row"><input type="checkbox" name="refunds" value="fail">${say.refundsFail}</label>
${choice("pending", say.pending, "plain")}
${choice("late", say.late, "plain")}
</details></form>`,
  );
}

/** Carries the signed answer back to the shop, as PayU's page does: the browser posts it by itself. */
export function returnPage(address: string, fields: PayuFields, language: StandInLanguage): string {
  const say = words[language];
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join("");
  return page(
    language,
    say.title,
    `<h1>${say.title}</h1><p>${say.leaving}</p>
<form method="post" action="${escaped(address)}">${inputs}<button class="main">${say.back}</button></form>
<script src="/fake-payu/return.js"></script>`,
  );
}

export function refusedPage(language: StandInLanguage): string {
  const say = words[language];
  return page(
    language,
    say.title,
    `<h1>${say.title}</h1><p>${say.refused}</p><p><a class="main" href="/">${say.back}</a></p>`,
  );
}

export const returnScript = "document.forms[0].submit();\n";

export const standInStyle = `:root{color-scheme:light dark;--paper:#f5f4ee;--surface:#fff;--ink:#171b12;--ink-2:#45483c;--line:#818173;
--leaf:#0e6132;--on-leaf:#fff;--leaf-ink:#0b552a}
@media (prefers-color-scheme:dark){:root{--paper:#0f130e;--surface:#1a1e17;--ink:#f0efe7;--ink-2:#c1c2b6;--line:#7e8274;
--leaf:#72d683;--on-leaf:#05190a;--leaf-ink:#96e4a1}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 Roboto,"Noto Sans Telugu",system-ui,sans-serif}
main{max-width:420px;margin:0 auto;padding:24px 16px}
h1{font-size:22px;line-height:1.4;margin:0 0 4px}
.lead{color:var(--ink-2);margin:0 0 16px}
dl{display:grid;grid-template-columns:1fr auto;gap:6px 16px;margin:0 0 16px;padding:14px 16px;background:var(--surface);border-radius:12px}
dt{color:var(--ink-2)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.sum{font-weight:700;font-size:20px}
form{display:grid;gap:12px}
label{display:grid;gap:4px;color:var(--ink-2)}
.row{display:flex;gap:10px;align-items:center;min-height:44px}
.row input{width:22px;height:22px;flex:none}
select,button,.main{font:inherit;min-height:48px;border-radius:10px;padding:10px 14px;width:100%}
select{background:var(--surface);color:var(--ink);border:1px solid var(--line)}
button{cursor:pointer;border:1px solid var(--line);background:var(--surface);color:var(--leaf-ink);font-weight:600;line-height:1.35}
.main{display:block;text-align:center;background:var(--leaf);border-color:var(--leaf);color:var(--on-leaf);text-decoration:none}
details{border-top:1px solid var(--line);padding-top:8px}
summary{cursor:pointer;min-height:44px;display:list-item;padding:10px 0;color:var(--ink-2)}
details>*+*{margin-top:12px}
`;

function page(language: StandInLanguage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/fake-payu/style.css">
</head>
<body><main>${body}</main></body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
