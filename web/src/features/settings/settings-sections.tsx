import { ErrorState, TableSkeleton } from '@/ui/states';
import { NextNumber } from './next-number';
import { SectionForm } from './section-form';
import type { SectionName } from './sections';
import { useSettings } from './use-settings';
import { VisitFees } from './visit-fees';
import { Zone } from './zone';

/** Some sections of the settings, one below the other. */
export function SettingsSections({
  show,
  visitFees,
  zone,
  nextNumber,
}: {
  show: readonly SectionName[];
  visitFees?: boolean;
  zone?: boolean;
  nextNumber?: boolean;
}) {
  const { settings, topic } = useSettings();
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={2} />;
  return (
    <div className="grid fills content-start gap-4 overflow-auto xl:grid-cols-2">
      {show.map(section => (
        <SectionForm key={section} section={section} settings={settings} />
      ))}
      {visitFees && <VisitFees settings={settings} />}
      {zone && <Zone />}
      {nextNumber && <NextNumber />}
    </div>
  );
}
