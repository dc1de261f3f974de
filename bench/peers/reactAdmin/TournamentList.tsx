import { useState } from 'react';
import { Button, DataTable, FunctionField, List, SearchInput } from 'react-admin';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import { MuiDetail } from '../common/MuiDetail';
import {
  COLUMNS,
  formatFee,
  formatLevelRange,
  formatShortDate,
  formatTimeRange,
  formatWeekday,
  SEARCH,
} from '../common/texts';
import type { Tournament } from '../common/tournaments';

const [type, date, time, level, fee, organizer, applications, actions] = COLUMNS;
const filters = [<SearchInput key="organizer" source="organizer" placeholder={SEARCH} alwaysOn />];
const Column = DataTable.Col<Tournament>;

export function TournamentList() {
  const [open, setOpen] = useState<Tournament | null>(null);
  return (
    <List filters={filters} exporter={false} perPage={10}>
      <DataTable
        bulkActionButtons={false}
        rowClick={(_id, _resource, row) => {
          setOpen(row as Tournament);
          return false;
        }}
      >
        <Column label={type} source="tournament_type" disableSort />
        <Column
          label={date}
          render={(row) => `${formatShortDate(row.date)} ${formatWeekday(row.date)}`}
        />
        <Column label={time} render={(row) => formatTimeRange(row.start_time, row.end_time)} />
        <Column label={level} render={(row) => formatLevelRange(row.level_from, row.level_to)} />
        <Column label={fee} render={(row) => formatFee(row.entry_fee)} />
        <Column
          label={organizer}
          render={(row) => (
            <>
              {row.organizer_name}
              <br />
              {row.organizer_phone}
            </>
          )}
        />
        <Column label={applications} render={(row) => row.applications.length} />
        <Column label={actions}>
          <FunctionField
            render={() => (
              <>
                <Button label="" aria-label="Редактировать" startIcon={<EditIcon />} />
                <Button label="" aria-label="Удалить" startIcon={<DeleteIcon />} />
              </>
            )}
          />
        </Column>
      </DataTable>
      <MuiDetail tournament={open} onClose={() => setOpen(null)} />
    </List>
  );
}
