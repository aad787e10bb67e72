/** The names of the forms that the application itself asks for (SPEC 2, `form_name`), apart from their definitions. */
export const MEDICAL_RESUME = 'medical-resume';
export const GENERAL_CONSENT = 'general-consent';
export const PROCEDURE_CONSENT = 'procedure-consent';
export const OPERATION_REPORT = 'operation-report';
export const PREOPERATIVE = 'preoperative-assessment';
export const ANAESTHESIA_NOTE = 'anaesthesia-note';
/** The forms that are filled in of an operation. */
export const operationForms: readonly string[] = [PREOPERATIVE, ANAESTHESIA_NOTE, OPERATION_REPORT];
