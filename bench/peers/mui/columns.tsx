import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Chip from '@mui/material/Chip';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import {
  COLUMNS,
  formatFee,
  formatLevelRange,
  formatShortDate,
  formatTimeRange,
  formatWeekday,
} from '../common/texts';
import type { Tournament } from '../common/tournaments';

const [type, date, time, level, fee, organizer, applications, actions] = COLUMNS;

export const columns: GridColDef<Tournament>[] = [
  {
    field: 'tournament_type',
    headerName: type,
    flex: 13,
    renderCell: ({ row }) => <Chip label={row.tournament_type} />,
  },
  {
    field: 'date',
    headerName: date,
    flex: 14,
    valueFormatter: (value: string) => `${formatShortDate(value)} ${formatWeekday(value)}`,
  },
  {
    field: 'start_time',
    headerName: time,
    flex: 13,
    valueFormatter: (value: string, row) => formatTimeRange(value, row.end_time),
  },
  {
    field: 'level_from',
    headerName: level,
    flex: 10,
    valueFormatter: (value: number | null, row) => formatLevelRange(value, row.level_to),
  },
  {
    field: 'entry_fee',
    headerName: fee,
    flex: 11,
    align: 'right',
    valueFormatter: (value: number | null) => formatFee(value),
  },
  {
    field: 'organizer_name',
    headerName: organizer,
    flex: 20,
    renderCell: ({ row }) => (
      <div style={{ lineHeight: 1.4, paddingTop: 8 }}>
        {row.organizer_name}
        <br />
        {row.organizer_phone}
      </div>
    ),
  },
  {
    field: 'applications',
    headerName: applications,
    flex: 9,
    align: 'right',
    valueGetter: (_, row) => row.applications.length,
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: actions,
    width: 104,
    getActions: () => [
      <GridActionsCellItem key="edit" icon={<EditIcon />} label="Редактировать" />,
      <GridActionsCellItem key="delete" icon={<DeleteIcon />} label="Удалить" />,
    ],
  },
];
