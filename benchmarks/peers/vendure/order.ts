/** What the bench tells a process of Vendure over the channel. */
export interface VendureOrder {
  readonly part: "fill" | "server" | "worker";
  /** Address of its own database. */
  readonly url: string;
  readonly port: number;
  /** Of a filling: how many products and signed-in customers. */
  readonly products: number;
  readonly buyers: number;
}
