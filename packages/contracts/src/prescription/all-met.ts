/** A review of a prescription with every criterion met. */
export const reviewMet = {
  administrative: { patientIdentity: true, bodyMeasures: true, prescriberIdentity: true, dateAndUnit: true },
  pharmaceutical: { nameFormStrength: true, doseAndQuantity: true, stability: true, directions: true },
  clinical: { indicationDoseTime: true, duplication: true, allergy: true, contraindication: true, interaction: true },
};

/** A handover with every check done. */
export const handoverChecked = {
  patient: true,
  medicine: true,
  dose: true,
  route: true,
  time: true,
  information: true,
  documentation: true,
};
