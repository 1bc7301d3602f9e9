import { formatMachineDate, rolesTexts, useTranslation } from '@platform/i18n';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Answers, Offer, OrganizationMark, Request, Requests } from './RoleRequests.styles.ts';
import type { RoleOffer } from './types.ts';
import { useOfferText } from './useOfferText.ts';

const LazyAnswerDialog = lazyComponent(() => import('./AnswerDialog.tsx'), 'AnswerDialog');

export interface RoleRequestsProps<Offered extends RoleOffer = RoleOffer> extends Omit<
  ComponentPropsWithRef<'ul'>,
  'children'
> {
  /** The offers that wait for an answer; there is at least one. */
  requests: readonly Offered[];
  /** Answers an offer, after the person has confirmed it. The caller takes it out of `requests`. */
  onAnswer: (request: Offered, isAccepted: boolean) => void;
}

/**
 * Offers of a role that wait for an answer, each with Accept and Reject, which are confirmed: a yes
 * says what access is gained. Renders a `<ul>`.
 */
export function RoleRequests<Offered extends RoleOffer>({
  requests,
  onAnswer,
  ...rest
}: RoleRequestsProps<Offered>) {
  const t = useTranslation(rolesTexts);
  const offerText = useOfferText();
  const id = useId();
  const [asked, setAsked] = useState<{ request: Offered; isAccepted: boolean } | null>(null);
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
            onClick: () => setAsked({ request, isAccepted }),
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
                      <ShortDate date={new Date(createdAt)} />
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
      {asked ? (
        <LazyAnswerDialog
          {...asked}
          onConfirm={() => onAnswer(asked.request, asked.isAccepted)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
