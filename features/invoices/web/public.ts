/** Documents of an order to be saved as PDF. */
export { OrderDocuments } from "./order-documents.tsx";
