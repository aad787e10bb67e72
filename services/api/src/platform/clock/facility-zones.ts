/** Each facility's time zone; every command asks for it, so it is answered from memory. */
export abstract class FacilityZones {
  /** The IANA name of the facility's zone; the operator's (merchant 0) and unknown ones are Asia/Jakarta. */
  abstract zoneOf(merchantId: number): Promise<string>;
}

export const DEFAULT_ZONE = 'Asia/Jakarta';
