/** Where each facility's clock stands; asked on every command, so answers come from memory. */
export abstract class FacilityZones {
  /** The IANA name of the facility's zone; the operator's (merchant 0) and unknown ones are Asia/Jakarta. */
  abstract zoneOf(merchantId: number): Promise<string>;
}

export const DEFAULT_ZONE = 'Asia/Jakarta';
