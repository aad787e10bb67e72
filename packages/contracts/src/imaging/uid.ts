/** A UID of our own for an object (PS3.5, B.2): `2.25.` and the UUID as a decimal number. */
export const uidOf = (uuid: string): string => `2.25.${BigInt(`0x${uuid.replaceAll('-', '')}`)}`;
