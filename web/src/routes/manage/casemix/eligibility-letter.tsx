import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { day, listParams, oneOf, search } from '@/app/search-params';
import { CasemixTabs } from '@/features/casemix/casemix-tabs';
import { LetterList } from '@/features/casemix/letter-list';
import { DeskButton } from '@/features/back-referral/desk-button';
import { PlanningButton } from '@/features/control-letter/planning-button';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/casemix/eligibility-letter')({
  validateSearch: search({
    ...{ ...listParams, from: day, to: day },
    letter: oneOf('with', 'without'),
    kind: oneOf('outpatient', 'inpatient', 'emergency'),
  }),
  loader: textsFor('casemix', 'control-letter', 'back-referral'),
  component: EligibilityLetters,
});

/** SPEC 2: eligibility letters (*SEP*) of the national health insurance. */
function EligibilityLetters() {
  const { t } = useTranslation('casemix');
  useAccessScope('casemix', 'eligibility');
  return (
    <>
      <div className="pb-3">
        <PageHead title={t('title')} />
        <CasemixTabs />
      </div>
      <LetterList
        planning={row => (
          <>
            <DeskButton row={row} />
            <PlanningButton row={row} />
          </>
        )}
      />
    </>
  );
}
