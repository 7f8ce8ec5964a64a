/** Address of a product's drawing, which calls carry as its bare name (`paddy`). */
export function productPicture(drawing: string): string {
  return `./art/products/${encodeURIComponent(drawing)}.svg`;
}
