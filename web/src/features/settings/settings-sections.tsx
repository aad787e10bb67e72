import { ErrorState, TableSkeleton } from '@/ui/states';
import { SectionForm } from './section-form';
import type { SectionName } from './sections';
import { useSettings } from './use-settings';

/** Some sections of the settings, one below the other. */
export function SettingsSections({ show }: { show: readonly SectionName[] }) {
  const { settings, topic } = useSettings();
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={2} />;
  return (
    <div className="grid fills content-start gap-4 overflow-auto xl:grid-cols-2">
      {show.map(section => (
        <SectionForm key={section} section={section} settings={settings} />
      ))}
    </div>
  );
}
