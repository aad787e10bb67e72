import { channelTree, manageTree } from '@alur/contracts/access';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { AccessNode } from '@alur/contracts/kernel/access-tree';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import { cn } from '@/ui/cn';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { branchesOf, matching, type Branch } from './rights-branches';
import { usePlaceWords } from './place-words';

export interface RightsTreeProps {
  facilityId: number;
  /** The rights that are ticked. */
  value: ReadonlySet<string>;
  onChange?: (rights: Set<string>) => void;
  /** Drawn beside a right: where it comes from, or that it differs. */
  mark?: (right: string) => ReactNode;
  /** Limits the tree to these rights. */
  only?: (right: string) => boolean;
  label: string;
}

const treeOf = (facilityId: number): readonly AccessNode[] => (facilityId === CHANNEL ? channelTree : manageTree);

/** SPEC 6: modules, tabs and sections with what may be done in each; a branch is ticked as a whole. */
export function RightsTree({ facilityId, value, onChange, mark, only, label }: RightsTreeProps) {
  const { t } = useTranslation('identity');
  const word = usePlaceWords();
  const [search, setSearch] = useState('');
  const branches = matching(branchesOf(treeOf(facilityId)), search, word, only);
  const toggle = (rights: readonly string[], on: boolean) => {
    const next = new Set(value);
    for (const right of rights)
      if (on) next.add(right);
      else next.delete(right);
    onChange?.(next);
  };
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <SearchBox label={t('role.searchRights')} value={search} onChange={setSearch} autoFocus={false} />
      {branches.length === 0 && <EmptyState title={t('role.noRights')} />}
      <div className="-mb-3 columns-1 gap-3 lg:columns-2 wide:columns-3">
        {branches.map(branch => (
          <div key={branch.path} className="mb-3 break-inside-avoid rounded-lg border bg-raised p-3">
            <BranchPart branch={branch} value={value} onToggle={onChange && toggle} mark={mark} word={word} level={0} />
          </div>
        ))}
      </div>
    </section>
  );
}

function BranchPart({
  branch,
  value,
  onToggle,
  mark,
  word,
  level,
}: {
  branch: Branch;
  value: ReadonlySet<string>;
  onToggle: ((rights: readonly string[], on: boolean) => void) | undefined;
  mark: RightsTreeProps['mark'];
  word: (key: string) => string;
  level: number;
}) {
  const { t } = useTranslation('identity');
  const held = branch.all.filter(right => value.has(right)).length;
  const whole = held === branch.all.length;
  return (
    <div role="group" aria-label={word(branch.path)} className={cn(level > 0 && 'border-l pl-4')}>
      <Checkbox
        className={cn('py-0.5', level === 0 && 'font-semibold')}
        label={word(branch.path)}
        aria-label={t('role.wholeBranch', { place: word(branch.path) })}
        checked={whole ? true : held > 0 ? 'indeterminate' : false}
        disabled={!onToggle}
        onCheckedChange={() => onToggle?.(branch.all, !whole)}
      />
      <div className="flex flex-col gap-0.5 pl-6">
        {branch.rights.map(right => (
          <Checkbox
            key={right}
            className="py-0.5"
            label={
              <>
                {word(right)} {mark?.(right)}
              </>
            }
            checked={value.has(right)}
            disabled={!onToggle}
            onCheckedChange={on => onToggle?.([right], on === true)}
          />
        ))}
        {branch.children.map(child => (
          <BranchPart key={child.path} {...{ value, onToggle, mark, word }} branch={child} level={level + 1} />
        ))}
      </div>
    </div>
  );
}
