import { projectHeader } from "#engine/contract/brand.ts";

/** What the rules look at and change: the address and the headers, names in lower case. */
export interface InterceptedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the app runs: outside of production addresses by number are led to its domain. */
export interface RequestPlace {
  readonly isProduction: boolean;
  /** Host name of the app, without scheme and port. */
  readonly appDomain: string;
}

const storeUrl = /estore|order/;
const absoluteUrl = /^https?:\/\//i;
const numericHost = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

/** Applies the request rules of the specification: project header, JSON content type, host and scheme. Pure. */
export function interceptRequest(request: InterceptedRequest, place: RequestPlace): InterceptedRequest {
  const { url } = request;
  const headers: Record<string, string> = { ...request.headers };
  if (storeUrl.test(url) && !("project" in headers)) headers.project = projectHeader;
  if (url.includes("pre-payments")) headers["content-type"] = "application/json";
  return { url: place.isProduction ? url : ledToDomain(url, place.appDomain), headers };
}

function ledToDomain(url: string, appDomain: string): string {
  if (!absoluteUrl.test(url)) return url;
  const address = new URL(url);
  if (numericHost.test(address.hostname)) {
    address.hostname = appDomain;
    address.port = "";
  }
  address.protocol = "https:";
  return address.href;
}
