/** Who runs this house: what the law asks a marketplace to say of itself, and where money problems are heard. */
export interface OperatorSettings {
  /** Null: not named; the legal pages then give the support line alone. */
  readonly operator: Operator | null;
  readonly grievanceOfficer: GrievanceOfficer | null;
  /** Whether GST is collected and income tax deducted at source, at the dated rates of the law. */
  readonly isTaxWithheld: boolean;
}

export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

export interface GrievanceOfficer {
  readonly name: string;
  readonly designation: string;
  readonly phone: string;
  readonly email: string;
}

/** Their lines in the README and in `.env.example`. */
export const operatorSettings = {
  OPERATOR: "name|address|e-mail of the company that runs Santha, for the legal pages",
  GRIEVANCE_OFFICER: "name|designation|phone|e-mail of the grievance officer; the law asks for one",
  TAX_AT_SOURCE:
    "on or off: GST (TCS) and income tax (TDS) are kept back from what sellers and agents get; default on in production, else off",
} as const;

/** How the settings are read; a problem is noted and the reading goes on. */
export interface OperatorReader {
  text(name: keyof typeof operatorSettings): string | null;
  problem(line: string): void;
}

/** People and addresses that exist nowhere, outside of production. */
const demo = {
  OPERATOR: "Santha Demo Traders|5-9-12 Market Road, Hanamkonda 506001, Telangana|hello@santha.example",
  GRIEVANCE_OFFICER: "S. Lakshmi|Grievance officer|1800 000 0000|grievance@santha.example",
} as const;

export function readOperatorSettings(read: OperatorReader, isProduction: boolean): OperatorSettings {
  const partsOf = (name: keyof typeof demo, count: number): readonly string[] | null => {
    const text = read.text(name) ?? (isProduction ? null : demo[name]);
    if (text === null) return null;
    const parts = text.split("|").map((part) => part.trim());
    if (parts.length === count && parts.every((part) => part !== "")) return parts;
    read.problem(`${name} needs ${operatorSettings[name].split(" ")[0]}`);
    return null;
  };
  const company = partsOf("OPERATOR", 3);
  const officer = partsOf("GRIEVANCE_OFFICER", 4);
  const withholding = read.text("TAX_AT_SOURCE") ?? (isProduction ? "on" : "off");
  if (withholding !== "on" && withholding !== "off")
    read.problem(`TAX_AT_SOURCE is "${withholding}"; allowed: on, off`);
  const [name = "", address = "", email = ""] = company ?? [];
  const [who = "", designation = "", phone = "", mail = ""] = officer ?? [];
  return {
    operator: company && { name, address, email },
    isTaxWithheld: withholding === "on",
    grievanceOfficer: officer && { name: who, designation, phone, email: mail },
  };
}
