import type { ReactNode } from 'react';
import { PageHead } from './page-head';
import { UrlTabs, type TabItem } from './tabs';

export interface SettingsPageProps {
  title: string;
  /** What the parts are called together. */
  label: string;
  parts: (TabItem & { content: ReactNode })[];
}

/** Lists and switches: the parts left, the chosen one beside them; an entry of its list is edited in a `SideSheet`. */
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
