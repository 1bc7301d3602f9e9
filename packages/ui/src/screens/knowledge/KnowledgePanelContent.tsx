import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { ArrowLeft } from 'lucide';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SidePanel } from '../../components/SidePanel/SidePanel.tsx';
import { rowLink } from '../../internal/rowLink.ts';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { dataOf } from '../../remote.ts';
import { DocumentView } from './DocumentView.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { BackButton, Part } from './KnowledgePanel.styles.ts';
import type { KnowledgePanelProps } from './panelTypes.ts';
import { TestView } from './TestView.tsx';

export function KnowledgePanelContent(props: KnowledgePanelProps) {
  const { documentId, documentHref, found, onBack, onClose } = props;
  const t = useTranslation(knowledgeTexts);
  const name = dataOf(props.document)?.document.name;
  const isDocument = documentId !== '';
  return (
    <SidePanel
      open
      label={isDocument ? (name ?? t('knowledge.panel.label')) : t('knowledge.test.open')}
      recordId={isDocument ? documentId : 'test'}
      closeLabel={t('knowledge.panel.close')}
      onOpenChange={onClose}
      returnTo={(opener, page) =>
        isDocument ? rowLink(documentHref(documentId), opener, page) : opener
      }
    >
      {isDocument ? (
        <Part gap="5">
          {onBack ? (
            <BackButton
              size="small"
              variant="ghost"
              startIcon={<Icon icon={ArrowLeft} size="small" />}
              onClick={onBack}
            >
              {t('knowledge.panel.back')}
            </BackButton>
          ) : null}
          <RemoteContent source={props.document} loadingText={t('knowledge.panel.loading')}>
            {(detail) =>
              detail === null ? (
                <EmptyState
                  title={t('knowledge.panel.missing.title')}
                  description={t('knowledge.panel.missing.text')}
                />
              ) : (
                <>
                  <Text as="h2" type="section" breaksWords>
                    <bdi>{detail.document.name}</bdi>
                  </Text>
                  <DocumentView
                    key={documentId}
                    detail={detail}
                    slots={props.slots}
                    found={found?.documentId === documentId ? found : null}
                  />
                </>
              )
            }
          </RemoteContent>
        </Part>
      ) : (
        <TestView {...props} />
      )}
    </SidePanel>
  );
}
