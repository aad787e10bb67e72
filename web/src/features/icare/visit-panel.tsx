import type { IcarePage } from '@alur/contracts/bpjs/icare';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { get } from '@/api/http';
import { loadErrorTexts, textsFor } from '@/i18n/i18n';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

export const loadTexts = textsFor('icare');

/** The way to what BPJS has of the treatments of a patient who is being examined. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  const isShown = can('outpatient.icare:view') && visit.payer === 'bpjs' && visit.status === 'ongoing';
  return isShown ? <Icare encounterId={visit.encounterId} /> : null;
}

type State = { is: 'idle' } | { is: 'asking' } | { is: 'failed'; why: string } | { is: 'held'; url: string };

function Icare({ encounterId }: { encounterId: number }) {
  const { t } = useTranslation('icare');
  const [state, setState] = useState<State>({ is: 'idle' });
  const open = async () => {
    setState({ is: 'asking' });
    try {
      const { url } = (await get<IcarePage>('/v2/bpjs/icare', { encounterId })).data;
      const opened = window.open(url, '_blank');
      // The page is BPJS's own, and reaches nothing of ours.
      if (opened) opened.opener = null;
      setState(opened ? { is: 'idle' } : { is: 'held', url });
    } catch (error) {
      await loadErrorTexts().catch(() => {});
      setState({ is: 'failed', why: translateError(error) });
    }
  };
  return (
    <Card
      title={t('title')}
      actions={
        <Button size="sm" pending={state.is === 'asking'} onClick={() => void open()}>
          <ExternalLink aria-hidden />
          {t('open')}
        </Button>
      }
    >
      <p className="text-muted-foreground">{t('text')}</p>
      {state.is === 'failed' && (
        <p role="alert" className="text-danger-text">
          {state.why}
        </p>
      )}
      {state.is === 'held' && <HeldBack url={state.url} onFollow={() => setState({ is: 'idle' })} />}
    </Card>
  );
}

/** Browsers hold back a tab that opens after waiting; a link is always followed. */
function HeldBack({ url, onFollow }: { url: string; onFollow: () => void }) {
  const { t } = useTranslation('icare');
  return (
    <p role="status">
      {t('held')}{' '}
      <a className="text-primary-text underline" href={url} target="_blank" rel="noreferrer" onClick={onFollow}>
        {t('open')}
      </a>
    </p>
  );
}
