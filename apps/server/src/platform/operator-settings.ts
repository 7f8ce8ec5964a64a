/** Who runs this house: what the law asks a marketplace to say of itself, and where money problems are heard. */
export interface OperatorSettings {
  /** Null: not named; the legal pages then give the support line alone. */
  readonly operator: Operator | null;
  readonly grievanceOfficer: GrievanceOfficer | null;
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
  const partsOf = (name: keyof typeof operatorSettings, count: number): readonly string[] | null => {
    const text = read.text(name) ?? (isProduction ? null : demo[name]);
    if (text === null) return null;
    const parts = text.split("|").map((part) => part.trim());
    if (parts.length === count && parts.every((part) => part !== "")) return parts;
    read.problem(`${name} needs ${operatorSettings[name].split(" ")[0]}`);
    return null;
  };
  const company = partsOf("OPERATOR", 3);
  const officer = partsOf("GRIEVANCE_OFFICER", 4);
  const [name = "", address = "", email = ""] = company ?? [];
  const [who = "", designation = "", phone = "", mail = ""] = officer ?? [];
  return {
    operator: company && { name, address, email },
    grievanceOfficer: officer && { name: who, designation, phone, email: mail },
  };
}
