import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { listParams, oneOf, search } from '@/app/search-params';
import { treatmentCategoryForm, treatmentForm } from '@/features/catalogue/catalogue-forms';
import { CatalogueScreen } from '@/features/catalogue/catalogue-screen';
import { PageHead } from '@/ui/card';
import { UrlTabs } from '@/ui/tabs';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/treatments')({
  validateSearch: search({ ...listParams, tab: oneOf('items', 'categories'), show: oneOf('active', 'retired') }),
  loader: textsFor('catalogue'),
  component: Treatments,
});

function Treatments() {
  const { t } = useTranslation('catalogue');
  useAccessScope('treatments');
  return (
    <>
      <PageHead title={t('treatments')} />
      <UrlTabs
        label={t('treatments')}
        items={[
          { value: 'items', label: t('name.treatment') },
          { value: 'categories', label: t('name.treatment-category') },
        ]}
      >
        {value => <CatalogueScreen key={value} form={value === 'items' ? treatmentForm : treatmentCategoryForm} />}
      </UrlTabs>
    </>
  );
}
