import type { AccessKey } from '../access.js';

/** Rights to set a photo: `POST /v2/patient/<id>/photo` with the image as the body, then `patient/change-photo`. */
export const patientPhotoAccess: [AccessKey, ...AccessKey[]] = [
  'front-office.patient-list:register',
  'front-office.patient-list:correct',
];
