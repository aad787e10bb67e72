import { Payer } from '@alur/contracts/kernel/enums';
import { changeSettings } from '@alur/contracts/settings/commands';
import { editOf } from '@alur/contracts/settings/section-rights';
import { feeNames, FeeVisit, visitFee, type Settings } from '@alur/contracts/settings/settings';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { CommandForm } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatNumber } from '@/ui/format';
import { MoneyInput } from '@/ui/money-input';
import { SectionHistory } from './section-history';
import { SectionPrices } from './section-prices';

/** Fees that differ from the general ones, by kind of visit and payer, for new and returning patients. */
export function VisitFees({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['settings', 'enums']);
  const question = useSaveQuestion();
  const mayEdit = useCan()(editOf('visitFees'));
  const name = t('settings:section.visitFees');
  const form = useCommandForm(changeSettings, {
    values: settings.visitFees,
    body: values => ({ section: 'visitFees' as const, values }),
    fieldOf: path => path.replace(/^values\./, ''),
    ask: () => question(name, false),
    success: t('settings:saved'),
    guard: true,
  });
  return (
    <Card title={name} className="xl:col-span-2" actions={<SectionHistory section="visitFees" />}>
      <CommandForm of={form}>
        <p className="pb-3 text-xs text-muted-foreground">{t('settings:visitFees.hint')}</p>
        <fieldset disabled={!mayEdit} className="overflow-x-auto">
          <table className="w-full max-w-4xl">
            <thead>
              <tr className="text-left text-xs text-muted-foreground">
                <th className="py-1 pr-3 font-medium">{t('settings:visitFees.visitHead')}</th>
                <th className="py-1 pr-3 font-medium">{t('settings:visitFees.payerHead')}</th>
                {feeNames.map(fee => (
                  <th key={fee} className="py-1 pr-3 font-medium">
                    {t(`settings:field.${fee}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {FeeVisit.options.flatMap(visit =>
                Payer.options.map(payer => (
                  <tr key={`${visit} ${payer}`}>
                    <th scope="row" className="py-1 pr-3 text-left font-medium whitespace-nowrap">
                      {t(`settings:visitFees.visit.${visit}`)}
                    </th>
                    <td className="py-1 pr-3 whitespace-nowrap">{t(`enums:payer.${payer}`)}</td>
                    {feeNames.map(fee => (
                      <td key={fee} className="min-w-36 py-1 pr-3">
                        <Controller
                          control={form.control}
                          name={visitFee(visit, payer, fee)}
                          render={({ field: { value, onChange } }) => (
                            <MoneyInput
                              value={value}
                              onChange={onChange}
                              placeholder={formatNumber(settings.fees[fee])}
                              aria-label={t('settings:visitFees.of', {
                                fee: t(`settings:field.${fee}`),
                                visit: t(`settings:visitFees.visit.${visit}`),
                                payer: t(`enums:payer.${payer}`),
                              })}
                            />
                          )}
                        />
                      </td>
                    ))}
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </fieldset>
        {mayEdit && (
          <footer className="flex flex-wrap items-center gap-3 pt-4">
            <Button
              type="submit"
              variant="primary"
              pending={form.pending}
              disabledReason={form.isChanged ? null : t('settings:unchanged')}
            >
              {t('settings:save')}
            </Button>
            {form.isChanged && (
              <Button variant="ghost" onClick={form.undo}>
                {t('settings:undo')}
              </Button>
            )}
          </footer>
        )}
      </CommandForm>
      <SectionPrices section="visitFees" settings={settings} mayEdit={mayEdit} />
    </Card>
  );
}
