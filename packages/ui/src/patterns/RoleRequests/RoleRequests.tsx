import { formatMachineDate, rolesTexts, useTranslation } from '@platform/i18n';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { OrganizationMark } from '../../internal/OrganizationMark.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Answers, Offer, Request, Requests } from './RoleRequests.styles.ts';
import type { RoleOffer } from './types.ts';
import { useOfferText } from './useOfferText.ts';

const LazyAnswerDialog = lazyComponent(() => import('./AnswerDialog.tsx'), 'AnswerDialog');

export interface RoleRequestsProps<Offered extends RoleOffer = RoleOffer> extends Omit<
  ComponentPropsWithRef<'ul'>,
  'children'
> {
  /** Open offers; at least one. */
  requests: readonly Offered[];
  /** Called after confirmation. The caller removes the offer from `requests`. */
  onAnswer: (request: Offered, isAccepted: boolean) => void;
}

/** Open offers of roles with Accept and Reject, both confirmed. Renders a `<ul>`. */
export function RoleRequests<Offered extends RoleOffer>({
  requests,
  onAnswer,
  ...rest
}: RoleRequestsProps<Offered>) {
  const t = useTranslation(rolesTexts);
  const offerText = useOfferText();
  const id = useId();
  const [pendingAnswer, setPendingAnswer] = useState<{
    request: Offered;
    isAccepted: boolean;
  } | null>(null);
  return (
    <>
      <Requests {...rest}>
        {requests.map((request) => {
          const offer = offerText(request);
          const offerId = `${id}${request.key}`;
          const { requestedBy, createdAt } = request;
          const answer = (isAccepted: boolean) => ({
            'aria-describedby': offerId,
            'aria-haspopup': 'dialog' as const,
            onClick: () => setPendingAnswer({ request, isAccepted }),
          });
          return (
            <Request key={request.key}>
              <OrganizationMark name={request.tenantName || '?'} />
              <Offer>
                <p id={offerId}>
                  <bdi>{offer}</bdi>
                </p>
                <p>
                  {requestedBy
                    ? t('roles.request.askedBy', { name: requestedBy })
                    : t('roles.request.asked')}
                  {formatMachineDate(createdAt) ? (
                    <>
                      {', '}
                      <ShortDate date={createdAt} />
                    </>
                  ) : null}
                </p>
              </Offer>
              <Answers>
                <Button size="small" {...answer(false)}>
                  {t('roles.request.reject')}
                </Button>
                <Button size="small" variant="primary" {...answer(true)}>
                  {t('roles.request.accept')}
                </Button>
              </Answers>
            </Request>
          );
        })}
      </Requests>
      {pendingAnswer ? (
        <LazyAnswerDialog
          {...pendingAnswer}
          onConfirm={() => onAnswer(pendingAnswer.request, pendingAnswer.isAccepted)}
          onClose={() => setPendingAnswer(null)}
        />
      ) : null}
    </>
  );
}
