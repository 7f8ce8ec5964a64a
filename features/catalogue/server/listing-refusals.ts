import { AppError, type Refusal } from "#engine/server/http/answers/errors.ts";

/** Codes of the catalogue's rules and their HTTP status; an endpoint that changes listings names them. */
export const listingErrors = {
  "catalogue/price-above-mrp": 422,
  "catalogue/price-breaks": 422,
  "catalogue/pack-exists": 422,
  "catalogue/stock-below-taken": 409,
  "catalogue/no-gst-rate": 422,
  "catalogue/listing-not-found": 404,
  "catalogue/listing-changed": 409,
  "catalogue/already-listed": 409,
} as const;

type ListingError = keyof typeof listingErrors;

/** Why a listing is not changed or made; `field` is where the sentence stands. */
export interface ListingRefusal {
  readonly code: ListingError;
  readonly values?: Readonly<Record<string, number>>;
  readonly field?: string;
}

/** Ends a change of the catalogue that breaks one of its rules; `field` is where the sentence stands. */
export function refuseListing(
  code: ListingError,
  { field, ...extras }: Pick<Refusal, "values"> & { readonly field?: string } = {},
): never {
  throw new AppError({
    code,
    status: listingErrors[code],
    ...extras,
    ...(field !== undefined && { fields: { [field]: code } }),
  });
}
