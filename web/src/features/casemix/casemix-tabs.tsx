import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { LinkTabs } from '@/ui/link-tabs';

/** Claims and eligibility letters are pages of their own (SPEC 2). */
export function CasemixTabs() {
  const { t } = useTranslation('casemix');
  const can = useCan();
  return (
    <LinkTabs
      label={t('pages')}
      items={[
        ...(can('casemix.claim:view') ? [{ to: '/manage/casemix', label: t('claims') }] : []),
        ...(can('casemix.eligibility:view') ? [{ to: '/manage/casemix/eligibility-letter', label: t('letters') }] : []),
      ]}
    />
  );
}
