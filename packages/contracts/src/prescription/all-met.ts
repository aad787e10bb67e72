/** A review of a prescription in which everything is in order. */
export const reviewMet = {
  administrative: { patientIdentity: true, bodyMeasures: true, prescriberIdentity: true, dateAndUnit: true },
  pharmaceutical: { nameFormStrength: true, doseAndQuantity: true, stability: true, directions: true },
  clinical: { indicationDoseTime: true, duplication: true, allergy: true, contraindication: true, interaction: true },
};

/** Everything that is checked when the medicine is handed over. */
export const handoverChecked = {
  patient: true,
  medicine: true,
  dose: true,
  route: true,
  time: true,
  information: true,
  documentation: true,
};
