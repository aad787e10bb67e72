import type { ReactNode } from 'react';
import { PageHead } from './page-head';
import { UrlTabs, type TabItem } from './tabs';

export interface SettingsPageProps {
  title: string;
  /** Accessible name of the list of parts. */
  label: string;
  parts: (TabItem & { content: ReactNode })[];
}

/** Lists and switches: the parts at the left, the chosen one beside them; a list's entry is edited in a `SideSheet`. */
export function SettingsPage({ title, label, parts }: SettingsPageProps) {
  return (
    <>
      <PageHead title={title} />
      <UrlTabs beside label={label} items={parts}>
        {value => parts.find(part => part.value === value)?.content}
      </UrlTabs>
    </>
  );
}
