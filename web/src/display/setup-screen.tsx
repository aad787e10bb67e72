import { useState, type FormEvent, type ReactNode } from 'react';
import { pair, type DisplayAccess, type PairFailure } from './display-access';
import { say } from './texts';
import type { DisplaySchedule } from './display-rows';

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-background p-6 text-foreground">
      <div className="flex w-full max-w-2xl flex-col gap-5">
        <h1 className="text-4xl font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}

const big = 'inline-flex min-h-14 items-center justify-center rounded-lg px-6 text-xl font-medium';
export const bigPrimary = `${big} bg-primary text-primary-foreground hover:bg-primary-hover aria-disabled:opacity-60`;
const bigPlain = `${big} border border-input bg-background hover:bg-muted`;

/**
 * Pairs a new screen by a code that the staff read out. It does not use `useCommandForm`, which needs somebody signed
 * in and more code than a television should load.
 */
export function PairScreen({
  trouble,
  person,
  onPaired,
  onPerson,
}: {
  trouble: 'revoked' | 'noRight' | null;
  person: DisplayAccess | null;
  onPaired: () => void;
  onPerson: () => void;
}) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<PairFailure | 'codeForm' | null>(null);
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const plain = code.replace(/[^0-9a-z]/gi, '').toUpperCase();
    if (plain.length !== 8) return setFailure('codeForm');
    setPending(true);
    const failed = await pair(plain);
    setPending(false);
    setFailure(failed);
    if (!failed) onPaired();
  };
  return (
    <Frame title={say('pairTitle')}>
      {trouble && (
        <p role="alert" className="rounded-md bg-warning-soft px-4 py-3 text-xl text-warning-text">
          {say(trouble)}
        </p>
      )}
      <p className="text-xl text-muted-foreground">{say('pairHint')}</p>
      <form noValidate onSubmit={event => void submit(event)} className="flex flex-wrap items-end gap-3">
        <label className="flex min-w-72 flex-1 flex-col gap-2 text-lg font-medium">
          {say('code')}
          <input
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={11}
            aria-invalid={failure !== null || undefined}
            aria-describedby={failure ? 'pair-failure' : undefined}
            value={code}
            onChange={event => {
              setCode(event.target.value.toUpperCase());
              setFailure(null);
            }}
            className="h-16 rounded-lg border border-input bg-background px-4 text-3xl font-semibold tracking-[0.3em] uppercase aria-invalid:border-danger"
          />
        </label>
        <button type="submit" aria-disabled={pending || undefined} className={`${bigPrimary} h-16`}>
          {say(pending ? 'pairing' : 'pair')}
        </button>
      </form>
      {failure && (
        <p id="pair-failure" role="alert" className="text-xl text-danger-text">
          {say(failure)}
        </p>
      )}
      {person && (
        <button type="button" className={bigPlain} onClick={onPerson}>
          {say('signedIn')}: {person.name}
        </button>
      )}
    </Frame>
  );
}

/** Chooses which of the schedules this screen shows. */
export function ChooseScreen({
  schedules,
  chosen,
  onShow,
  onUnpair,
}: {
  schedules: readonly DisplaySchedule[];
  chosen: readonly number[] | null;
  onShow: (ids: number[]) => void;
  onUnpair: () => void;
}) {
  const [picked, setPicked] = useState<readonly number[] | null>(chosen);
  // Until somebody chooses, all schedules are shown, including those that are added later.
  const ids = picked ?? schedules.map(({ id }) => id);
  const toggle = (id: number) => setPicked(ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]);
  return (
    <Frame title={say('chooseTitle')}>
      {schedules.length === 0 && <p className="text-xl text-muted-foreground">{say('chooseNone')}</p>}
      <ul className="flex flex-col gap-2">
        {schedules.map(({ id, name, doctorName }) => (
          <li key={id}>
            <label className="flex min-h-14 cursor-pointer items-center gap-4 rounded-lg border px-4 text-xl has-checked:border-primary has-checked:bg-primary-soft">
              <input
                type="checkbox"
                className="size-6 accent-(--primary)"
                checked={ids.includes(id)}
                onChange={() => toggle(id)}
              />
              <span className="flex-1 font-medium">{name}</span>
              <span className="text-muted-foreground">{doctorName}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={bigPrimary}
          aria-disabled={ids.length === 0 || undefined}
          onClick={() => ids.length > 0 && onShow([...ids])}
        >
          {say('show')}
        </button>
        <button type="button" className={bigPlain} onClick={onUnpair}>
          {say('unpair')}
        </button>
      </div>
    </Frame>
  );
}
