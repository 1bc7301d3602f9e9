import { profileTexts, useTranslation } from '@platform/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { submitByKeys } from '../../internal/submitByKeys.ts';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import { usePageForm } from '../../patterns/FormPage/usePageForm.ts';
import { LockedEmail } from './LockedEmail.tsx';
import { PictureField } from './PictureField.tsx';
import { profileSchema } from './profileSchema.ts';
import type { ProfileErrorKey } from './profileSchema.ts';
import { Card, Fields, Footer, Form, Names, Notice, SaveStatus } from './ProfileScreen.styles.ts';
import { RoleBadges } from './RoleBadges.tsx';
import type { ProfileEdit, ProfilePerson, ProfileValues } from './types.ts';
import { controlOf } from '../../patterns/FormDialog/formControl.ts';

interface ProfileFormProps extends ProfileEdit {
  person: ProfilePerson;
}

export function ProfileForm({ person, draft, onSave, onDirtyChange, ...edit }: ProfileFormProps) {
  const t = useTranslation(profileTexts);
  // Values when the form opened; data fetched later does not overwrite typed values.
  const [opened, setOpened] = useState<ProfileValues>(person);
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const { firstName, lastName, picture } = opened;
  const form = usePageForm<ProfileValues, ProfileValues>({
    schema: profileSchema,
    errorText: useCallback((key: string) => t(key as ProfileErrorKey), [t]),
    initialValues: { firstName, lastName, picture },
    draft: draft && { ...draft, picture },
    // A picture is too large for session storage.
    onDraftChange: (typed) =>
      edit.onDraftChange(
        typed && (typed.firstName !== firstName || typed.lastName !== lastName)
          ? { firstName: typed.firstName, lastName: typed.lastName }
          : null,
      ),
    isLocked: false,
    saveLabel: t('profile.save'),
    onSubmit: async (values) => {
      const outcome = await onSave(values);
      if (outcome.status === 'saved') setOpened(outcome.values);
      return outcome;
    },
  });
  const { fields, isDirty, save } = form;
  const shown = useWatch({ control: controlOf(fields) });

  useEffect(() => onDirtyChange(isDirty, save), [isDirty, save, onDirtyChange]);

  return (
    <Form id={form.id} noValidate onSubmit={form.handleSubmit} onKeyDown={submitByKeys}>
      {form.failure ? (
        <Notice>
          <Banner tone="danger">{form.failure}</Banner>
        </Notice>
      ) : null}
      <Card>
        <PictureField
          person={person}
          picture={shown.picture ?? ''}
          isPending={form.isPending}
          openPicture={edit.openPicture}
          onPictureChange={(next) => fields.setField('picture', next)}
        />
        <Fields>
          <Names>
            <FormTextField
              form={fields}
              name="firstName"
              label={t('profile.firstName')}
              autoComplete="given-name"
            />
            <FormTextField
              form={fields}
              name="lastName"
              label={t('profile.lastName')}
              autoComplete="family-name"
            />
          </Names>
          <LockedEmail email={person.email} />
          <RoleBadges roles={person.roles} />
        </Fields>
        <Footer>
          <SaveStatus>
            {isDirty ? t(hasDraft ? 'profile.draftKept' : 'profile.unsaved') : null}
          </SaveStatus>
          {isDirty ? (
            <Button
              variant="ghost"
              onClick={() => {
                setHasDraft(false);
                form.discard();
              }}
            >
              {t('profile.discard')}
            </Button>
          ) : null}
          <Button
            {...form.saveKeys}
            type="submit"
            variant="primary"
            isLoading={form.isPending}
            loadingText={t('profile.saving')}
          >
            {t('profile.save')}
          </Button>
        </Footer>
      </Card>
    </Form>
  );
}
