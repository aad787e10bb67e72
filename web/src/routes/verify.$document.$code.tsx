import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '@/app/entry-frame';
import { VerifiedDocument } from '@/features/verification/verified-document';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/verify/$document/$code')({
  loader: textsFor('verification'),
  component: VerifyPage,
});

/** The page that the QR code of a printed document opens, without a login. */
function VerifyPage() {
  const { t } = useTranslation('verification');
  const { document, code } = Route.useParams();
  return (
    <EntryFrame>
      <section className="flex flex-col gap-4 rounded-lg border bg-raised p-6">
        <h1 className="text-lg leading-6 font-semibold">{t('heading')}</h1>
        <VerifiedDocument document={document} code={code} />
      </section>
    </EntryFrame>
  );
}
