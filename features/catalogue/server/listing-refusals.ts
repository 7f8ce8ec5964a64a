import { AppError } from "#engine/server/http/answers/errors.ts";

/** Codes of the catalogue's rules and their HTTP status; an endpoint that changes listings names them. */
export const listingErrors = {
  "catalogue/price-above-mrp": 422,
  "catalogue/stock-below-taken": 409,
  "catalogue/no-gst-rate": 422,
  "catalogue/listing-not-found": 404,
} as const;

/** Ends a change of the catalogue that breaks one of its rules. */
export function refuseListing(code: keyof typeof listingErrors): never {
  throw new AppError({ code, status: listingErrors[code] });
}
