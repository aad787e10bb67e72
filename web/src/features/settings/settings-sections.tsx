import { useSettingsSection } from '@/app/settings-section';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { NextNumber } from './next-number';
import { SectionForm } from './section-form';
import type { SectionName } from './sections';
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
  return (
    <div className="grid fills content-start gap-4 overflow-auto xl:grid-cols-2">
      {show.map(section => (
        <Section key={section} section={section} />
      ))}
      {visitFees && <AllVisitFees />}
      {zone && <Zone />}
      {nextNumber && <NextNumber />}
    </div>
  );
}

function Section({ section }: { section: SectionName }) {
  const { settings, topic } = useSettingsSection(section);
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={2} />;
  return <SectionForm section={section} settings={settings} />;
}

function AllVisitFees() {
  const { settings, topic } = useSettingsSection('visitFees');
  const { fees } = useSettingsSection('fees').settings;
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={9} columns={4} />;
  return <VisitFees settings={{ ...settings, fees }} />;
}
