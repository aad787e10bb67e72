/** The names of the forms that the application itself asks for (SPEC 2, `form_name`), apart from their definitions. */
export const MEDICAL_RESUME = 'medical-resume';
export const GENERAL_CONSENT = 'general-consent';
