/** The line of a radiology order that images answer. */
export interface OrderOfImages {
  encounterId: number;
  orderId: number;
  line: number;
  accessionNumber: string;
}
