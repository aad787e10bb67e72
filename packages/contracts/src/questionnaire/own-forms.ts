/** A facility's own form is known, where a form is signed, by the stream that its versions stand on. */
const NAME = /^questionnaire-(\d{1,15})$/;

export const ownFormName = (questionnaireId: number): string => `questionnaire-${questionnaireId}`;

/** Which of the facility's own forms has this name; null where it is one that comes with the application. */
export const questionnaireIdOf = (name: string): number | null => {
  const id = Number(NAME.exec(name)?.[1] ?? 0);
  return id > 0 ? id : null;
};
