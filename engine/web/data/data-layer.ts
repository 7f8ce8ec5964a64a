/** A page was opened. */
export interface PageViewEvent {
  readonly event: "pageView";
  /** The path without what it names, such as `/app/order`. */
  readonly page: string;
}

/** An order was placed; money in rupees (ANL-002 to ANL-005). */
export interface PurchaseEvent {
  readonly event: "purchase";
  readonly transactionId: string;
  readonly revenue: number;
  readonly shipping: number;
  readonly currency: "INR";
  readonly mobileNumber: string;
  readonly products: readonly {
    readonly name: string;
    readonly id: string;
    readonly price: number;
    readonly category: string;
    readonly quantity: number;
  }[];
}

declare global {
  interface Window {
    /** A plain array of this browser; nothing reads it and nothing is sent unless an operator adds a reader. */
    dataLayer?: unknown;
  }
}

/** Adds an event to the data layer. Where the layer is blocked nothing happens, and nobody learns of it (ANL-007). */
export function pushToDataLayer(event: PageViewEvent | PurchaseEvent): void {
  try {
    window.dataLayer ??= [];
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(event);
  } catch {
    // A layer that cannot be written is as good as none.
  }
}
