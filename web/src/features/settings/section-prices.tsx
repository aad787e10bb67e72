import { Payer } from '@alur/contracts/kernel/enums';
import { setSettingsPrice, withdrawSettingsPrice } from '@alur/contracts/settings/commands';
import {
  feeNames,
  FeeVisit,
  pricedSections,
  visitFee,
  type PricedSection,
  type Settings,
} from '@alur/contracts/settings/settings';
import { useTranslation } from 'react-i18next';
import { DatedPrices } from '@/prices/dated-prices';

/** A section's prices by their days. */
export function SectionPrices({
  section,
  settings,
  mayEdit,
}: {
  section: PricedSection;
  settings: Settings;
  mayEdit: boolean;
}) {
  const { t } = useTranslation('settings');
  const visitFees = useVisitFees();
  const fields =
    section === 'visitFees'
      ? visitFees
      : pricedSections[section].map(field => ({ field, label: t(`field.${field}`), mayBeEmpty: false }));
  const thing = {
    ...{ name: t(`section.${section}`), fields, prices: settings.dated[section] },
    commands: { set: setSettingsPrice, withdraw: withdrawSettingsPrice },
  };
  return <DatedPrices of={thing} mayEdit={mayEdit} />;
}

function useVisitFees() {
  const { t } = useTranslation(['settings', 'enums']);
  return FeeVisit.options.flatMap(visit =>
    Payer.options.flatMap(payer =>
      feeNames.map(fee => ({
        field: visitFee(visit, payer, fee),
        label: t('settings:visitFees.of', {
          fee: t(`settings:field.${fee}`),
          visit: t(`settings:visitFees.visit.${visit}`),
          payer: t(`enums:payer.${payer}`),
        }),
        mayBeEmpty: true,
      })),
    ),
  );
}
