/** A facility's own form is named, where it is signed, by the stream of its versions. */
const NAME = /^questionnaire-(\d{1,15})$/;

export const ownFormName = (questionnaireId: number): string => `questionnaire-${questionnaireId}`;

/** Id of the facility's own form with this name; null for a ready-made form. */
export const questionnaireIdOf = (name: string): number | null => {
  const id = Number(NAME.exec(name)?.[1] ?? 0);
  return id > 0 ? id : null;
};
