import { saveOwnMerchant } from '@alur/contracts/merchant/commands';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCurrentFacility, type Facility } from '@/app/facilities';
import { HistoryButton } from '@/changes/history-button';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, TextField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CardColours, Contact, type ProfileValues } from './facility-fields';

const names = [
  ...(['name', 'licenceNumber', 'phone', 'email', 'address'] as const),
  ...(['province', 'city', 'district', 'village', 'postalCode', 'cardColour'] as const),
] satisfies readonly (keyof ProfileValues)[];

const profileOf = (facility: Facility): ProfileValues =>
  Object.fromEntries(names.map(name => [name, facility[name]])) as unknown as ProfileValues;

/**
 * The profile that a facility keeps of itself, which its receipts, letters and cards carry. Category, services, time zone
 * and BPJS stay the operator's (SPEC 6): with them rights and closed days would change.
 */
export function OwnProfile() {
  const facility = useCurrentFacility();
  return facility && <Profile facility={facility} />;
}

function Profile({ facility }: { facility: Facility }) {
  const { t } = useTranslation(['merchant', 'settings', 'enums']);
  const mayEdit = useCan()('settings.general:edit');
  const queries = useQueryClient();
  const question = useSaveQuestion();
  const { id, category, categoryTypes, timezone, isBpjs } = facility;
  const form = useCommandForm(saveOwnMerchant, {
    values: profileOf(facility),
    id,
    body: typed => ({ ...typed, category, categoryTypes }),
    ask: () => question(t('settings:profile.title'), false),
    success: t('settings:saved'),
    guard: true,
    onDone: () => queries.invalidateQueries({ queryKey: ['facilities'] }),
  });
  const { control, isChanged, overtaken } = form;
  const reason = overtaken.length > 0 ? t('settings:overtakenNeeded') : isChanged ? null : t('settings:unchanged');
  const kept = [
    [t('merchant:field.category'), t(`enums:merchantCategory.${category}`)],
    [t('merchant:field.categoryTypes'), categoryTypes.map(one => t(`merchant:service.${one}`)).join(', ')],
    [t('merchant:field.timezone'), t(`merchant:timezone.${timezone}`)],
    [t('merchant:field.isBpjs'), t(isBpjs ? 'settings:yes' : 'settings:no')],
  ];
  return (
    <Card
      title={t('settings:profile.title')}
      actions={<HistoryButton of={{ kind: 'merchant', id, name: facility.name }} />}
    >
      <CommandForm of={form} label={t('settings:profile.title')}>
        <fieldset disabled={!mayEdit} className="grid max-w-3xl gap-4 md:grid-cols-2">
          {overtaken.length > 0 && (
            <div className="col-span-full">
              <OvertakenFields
                text={t('settings:overtaken')}
                fields={overtaken.map(name => ({ label: t(`merchant:field.${name}`), words: said(facility[name]) }))}
                onTake={form.takeTheirs}
                onKeep={form.keepMine}
              />
            </div>
          )}
          <TextField control={control} name="name" label={t('merchant:field.name')} required maxLength={255} />
          <TextField control={control} name="licenceNumber" label={t('merchant:field.licenceNumber')} maxLength={255} />
          <Contact control={control} onRegion={form.set} />
          <p className="col-span-full text-muted-foreground">{t('merchant:field.cardColour')}</p>
          <CardColours control={control} />
        </fieldset>
        {mayEdit ? (
          <footer className="flex flex-wrap items-center gap-3 pt-4">
            <Button type="submit" variant="primary" pending={form.pending} disabledReason={reason}>
              {t('settings:save')}
            </Button>
            {isChanged && (
              <Button variant="ghost" onClick={form.undo}>
                {t('settings:undo')}
              </Button>
            )}
          </footer>
        ) : (
          <p className="pt-4 text-xs text-muted-foreground">{t('settings:readOnly')}</p>
        )}
      </CommandForm>
      <dl className="mt-4 grid grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t pt-3">
        {kept.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-xs text-muted-foreground">{t('settings:profile.hint')}</p>
    </Card>
  );
}

/** A saved value in words. */
const said = (value: ProfileValues[keyof ProfileValues]): string =>
  value === null ? '–' : typeof value === 'object' ? value.name : value;
