/** When a person is pushed something; full hours in Indian time. */
export interface Hours {
  /** Null: at any hour. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
  /** The hour of the day in short. */
  readonly digestAt: number;
}

export const usualHours: Hours = { quiet: { from: 21, until: 7 }, digestAt: 19 };
