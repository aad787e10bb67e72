// Made from the folders of modules by `npm run registries`; nobody edits it.
/** Every feature’s texts, under its name. */
export interface FeatureTexts {
  'admission': (typeof import('../features/admission/texts.json'))['id'];
  'analyser': (typeof import('../features/analyser/texts.json'))['id'];
  'audit': (typeof import('../features/audit/texts.json'))['id'];
  'bed': (typeof import('../features/bed/texts.json'))['id'];
  'booking': (typeof import('../features/booking/texts.json'))['id'];
  'catalogue': (typeof import('../features/catalogue/texts.json'))['id'];
  'commission': (typeof import('../features/commission/texts.json'))['id'];
  'consultation': (typeof import('../features/consultation/texts.json'))['id'];
  'display': (typeof import('../features/display/texts.json'))['id'];
  'document': (typeof import('../features/document/texts.json'))['id'];
  'emergency': (typeof import('../features/emergency/texts.json'))['id'];
  'first-steps': (typeof import('../features/first-steps/texts.json'))['id'];
  'growth': (typeof import('../features/growth/texts.json'))['id'];
  'identity': (typeof import('../features/identity/texts.json'))['id'];
  'inventory': (typeof import('../features/inventory/texts.json'))['id'];
  'judicial': (typeof import('../features/judicial/texts.json'))['id'];
  'laboratory': (typeof import('../features/laboratory/texts.json'))['id'];
  'labour': (typeof import('../features/labour/texts.json'))['id'];
  'letter': (typeof import('../features/letter/texts.json'))['id'];
  'medication': (typeof import('../features/medication/texts.json'))['id'];
  'merchant': (typeof import('../features/merchant/texts.json'))['id'];
  'nursing': (typeof import('../features/nursing/texts.json'))['id'];
  'observation': (typeof import('../features/observation/texts.json'))['id'];
  'operations': (typeof import('../features/operations/texts.json'))['id'];
  'patient-import': (typeof import('../features/patient-import/texts.json'))['id'];
  'patient': (typeof import('../features/patient/texts.json'))['id'];
  'prescription': (typeof import('../features/prescription/texts.json'))['id'];
  'process': (typeof import('../features/process/texts.json'))['id'];
  'purchase': (typeof import('../features/purchase/texts.json'))['id'];
  'questionnaire': (typeof import('../features/questionnaire/texts.json'))['id'];
  'queue': (typeof import('../features/queue/texts.json'))['id'];
  'record': (typeof import('../features/record/texts.json'))['id'];
  'referral': (typeof import('../features/referral/texts.json'))['id'];
  'report': (typeof import('../features/report/texts.json'))['id'];
  'requisition': (typeof import('../features/requisition/texts.json'))['id'];
  'sale': (typeof import('../features/sale/texts.json'))['id'];
  'schedule': (typeof import('../features/schedule/texts.json'))['id'];
  'settings': (typeof import('../features/settings/texts.json'))['id'];
  'shift': (typeof import('../features/shift/texts.json'))['id'];
  'stay': (typeof import('../features/stay/texts.json'))['id'];
  'terminology': (typeof import('../features/terminology/texts.json'))['id'];
  'transaction': (typeof import('../features/transaction/texts.json'))['id'];
  'treatment': (typeof import('../features/treatment/texts.json'))['id'];
  'verification': (typeof import('../features/verification/texts.json'))['id'];
}
