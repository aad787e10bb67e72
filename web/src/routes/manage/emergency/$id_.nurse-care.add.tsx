import { createFileRoute } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { useFormChoices } from '@/features/record/forms/use-form-definition';
import { useSaid } from '@/features/record/forms/form-words';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmergencyPage } from './-emergency-page';

export const Route = createFileRoute('/manage/emergency/$id_/nurse-care/add')({
  params: numeric('id'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record'),
  component: NurseCare,
});

const NewForm = lazy(async () => ({ default: (await import('@/features/record/forms/form-work')).NewForm }));

/** A form of nursing care that is to be filled in. */
function NurseCare() {
  const { t } = useTranslation('emergency');
  const { id: encounterId } = Route.useParams();
  const navigate = Route.useNavigate();
  const said = useSaid();
  const choices = useFormChoices();
  const [name, setName] = useState<string | null>(null);
  const back = () => void navigate({ to: '/manage/emergency/$id', params: { id: encounterId } });
  return (
    <EmergencyPage encounterId={encounterId}>
      {record =>
        name === null ? (
          <Card title={t('chooseForm')} bodyClassName="flex flex-wrap gap-2 p-3">
            {choices.map(each => (
              <Button key={each.name} onClick={() => setName(each.name)}>
                {said(each.title)}
              </Button>
            ))}
          </Card>
        ) : (
          <NewForm
            key={name}
            visit={record}
            name={name}
            onDone={careid =>
              void navigate({
                to: '/manage/emergency/$id/nurse-care/$careid',
                params: { id: encounterId, careid },
              })
            }
            onCancel={back}
          />
        )
      }
    </EmergencyPage>
  );
}
