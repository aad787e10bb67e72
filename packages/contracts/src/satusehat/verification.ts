import * as z from 'zod/mini';
import { explicit } from '../kernel/command.js';
import { Id } from '../kernel/scalars.js';
import { Nik } from '../patient/identity.js';

/** SPEC 5: whoever verifies a profile is chosen, and her NIK is typed. */
export const VerifyProfileBody = z.object({ officerId: Id, officerNik: Nik });
export const ProfileVerification = z.object({ url: z.string() });

/** Asks SATUSEHAT for the page on which the patient verifies her profile (KYC, DOMAIN-WIRES 9.8). */
export const verifyProfile = explicit('satusehat/patients', 'verify-profile', {
  body: VerifyProfileBody,
  data: ProfileVerification,
});
