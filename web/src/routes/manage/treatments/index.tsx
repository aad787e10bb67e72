import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { listParams, oneOf, search, text } from '@/app/search-params';
import { UrlTabs } from '@/ui/tabs';
import { textsFor } from '@/i18n/i18n';
import { usePageTabs } from '../-catalogue-tabs';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/treatments/')({
  validateSearch: search({ ...listParams, tab: text, show: oneOf('active', 'retired') }),
  loader: textsFor('catalogue'),
  component: Treatments,
});

function Treatments() {
  const { t } = useTranslation('catalogue');
  const open = usePageTabs('treatments');
  useAccessScope('treatments');
  return (
    <>
      <PageHead title={t('treatments')} />
      <UrlTabs label={t('treatments')} items={open}>
        {value => open.find(one => one.value === value)?.content}
      </UrlTabs>
    </>
  );
}
