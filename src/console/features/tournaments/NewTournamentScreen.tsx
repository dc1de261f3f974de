import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clubHoursProblem } from '../../../domain/clubHours';
import { LABEL_OF } from '../../../domain/fields';
import { DEFAULT_VALUES, requestOf, type TournamentValues } from '../../../domain/values';
import { useCreateTournamentMutation } from '../../api/tournamentsApi';
import { config } from '../../config';
import { Form, FormBody } from '../../forms/Form';
import { FormAlert } from '../../forms/FormAlert';
import { FormStatusLine } from '../../forms/FormStatusLine';
import { ResetButton } from '../../forms/ResetButton';
import { SubmitButton } from '../../forms/SubmitButton';
import { Button } from '../../ui/Button';
import { BackIcon } from '../../ui/icons';
import { useToday } from '../../ui/useToday';
import { CreatedScreen } from './CreatedScreen';
import { formStatusOf } from './formStatusOf';
import { Restrictions } from './Restrictions';
import { TournamentFields } from './TournamentFields';
import { useListPath } from './useListPath';
import { useTournamentRules } from './useTournamentRules';
import styles from './NewTournamentScreen.module.css';

const TITLE = 'Создать турнир';

/** CREATE. */
export function NewTournamentScreen() {
  const navigate = useNavigate();
  const listPath = useListPath();
  const today = useToday();
  const validate = useTournamentRules(today);
  const [createTournament] = useCreateTournamentMutation();
  const [key, setKey] = useState(nanoid);
  const [isCreated, setCreated] = useState(false);

  const create = async (values: TournamentValues) => {
    const request = requestOf(values);
    const problem = clubHoursProblem(request);
    if (problem) {
      console.warn(`The tournament was not sent: ${problem}`);
      return null;
    }
    const { error } = await createTournament({ request, key });
    if (error) return formStatusOf(error);
    setKey(nanoid());
    setCreated(true);
    return null;
  };

  if (isCreated) return <CreatedScreen onNext={() => setCreated(false)} />;
  return (
    <div className={styles.screen}>
      <title>{`${TITLE} · ${config.title}`}</title>
      <Button className={styles.back} onClick={() => void navigate(listPath)}>
        <BackIcon />
        Назад
      </Button>
      <Form initialValues={DEFAULT_VALUES} validate={validate} onSubmit={create}>
        <FormBody labelledBy="new-tournament" className={styles.card}>
          <h1 id="new-tournament">{TITLE}</h1>
          <TournamentFields today={today} />
          <FormAlert />
          <div className={styles.buttons}>
            <SubmitButton label={TITLE} busyLabel="Создание..." />
            <ResetButton label="Сбросить" />
            <FormStatusLine labels={LABEL_OF} complete="Всё заполнено" />
          </div>
        </FormBody>
      </Form>
      <Restrictions />
    </div>
  );
}
