import { wardRoom } from '@alur/contracts/bed/catalogues';
import { useNavigate } from '@tanstack/react-router';
import { MonitorUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { WardNurse } from '@/features/bed/ward-nurse';
import { NursingPost } from '@/features/observation/nursing-post';
import type { PostFilter } from '@/features/observation/post';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';

/** The nursing post of a ward, or of a single room. */
export function NurseRoom({
  wardId,
  roomId,
  show,
  isWall = false,
  onWard,
  onShow,
  onWall,
}: {
  wardId?: number;
  roomId?: number;
  show?: PostFilter | undefined;
  isWall?: boolean;
  onWard?: (id: number) => void;
  onShow: (show: PostFilter | undefined) => void;
  onWall?: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation('observation');
  const navigate = useNavigate();
  const rooms = useTopic(wardRoom.topic, {});
  const back = useBack(() => void navigate({ to: '/manage/inpatient/nurse-room' }));
  useAccessScope('inpatient', 'nursing-post');
  const room = rooms.rows.find(({ id }) => id === roomId);
  if (roomId !== undefined && !room && !rooms.loading) return <NotFoundScreen />;
  return (
    <>
      <PageHead
        title={room ? t('room', { name: room.name }) : t('post')}
        {...(roomId !== undefined && { back })}
        actions={
          onWall && (
            <Button onClick={() => onWall(!isWall)}>
              <MonitorUp aria-hidden />
              {t(isWall ? 'leaveWall' : 'wall')}
            </Button>
          )
        }
      />
      <NursingPost
        kind="ward"
        wardId={wardId}
        roomId={roomId}
        show={show}
        onShow={onShow}
        isWall={isWall}
        onWard={id => onWard?.(id)}
        aside={({ id, name }) => <WardNurse wardId={id} name={name} />}
        onOpen={id => void navigate({ to: '/manage/inpatient/$id', params: { id } })}
        onOpenChart={id => void navigate({ to: '/manage/inpatient/$id', params: { id }, search: { view: 'chart' } })}
      />
    </>
  );
}
