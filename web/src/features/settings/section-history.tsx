import type { Settings } from '@alur/contracts/settings/settings';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { HistoryButton } from '@/changes/history-button';

/** A button that opens the history of a section. */
export function SectionHistory({ section }: { section: Exclude<keyof Settings, 'dated'> }) {
  const { t } = useTranslation('settings');
  const merchant = useAtomValue(currentMerchantAtom);
  if (merchant === null) return null;
  return <HistoryButton of={{ kind: 'settings', id: merchant, name: t(`section.${section}`), part: section }} />;
}
