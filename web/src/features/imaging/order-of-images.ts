/** The line of a radiology order that images answer. */
export interface OrderOfImages {
  encounterId: number;
  orderId: number;
  line: number;
  accessionNumber: string;
}

/** Another line of an order of the same patient, by which it is told apart. */
export interface OtherOrder extends OrderOfImages {
  name: string;
}
