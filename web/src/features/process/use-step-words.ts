import { useTranslation } from 'react-i18next';

const known = ['consultation/charge', 'prescription/submit', 'queue/record-absence'] as const;

/** What a held command does, in the users' words. */
export function useStepWords(): (command: string) => string {
  const { t } = useTranslation('process');
  return command => t(`command.${known.find(each => each === command) ?? 'other'}`);
}
