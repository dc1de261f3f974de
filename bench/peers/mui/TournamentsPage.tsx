import { useEffect, useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { MuiDetail } from '../common/MuiDetail';
import { SEARCH } from '../common/texts';
import { inOrder, load, makeSearch, type Tournament } from '../common/tournaments';
import { columns } from './columns';

/** Largest page size of MUI's free grid. */
const PAGE_SIZE = 100;
const HEAD_HEIGHT = 100;

export function TournamentsPage() {
  const [tournaments, setTournaments] = useState<Tournament[]>();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<Tournament | null>(null);
  useEffect(() => void load().then((loaded) => setTournaments(inOrder(loaded))), []);

  const search = useMemo(() => makeSearch(tournaments ?? []), [tournaments]);
  const found = useMemo(() => search(text), [search, text]);
  return (
    <>
      <Stack direction="row" spacing={2}>
        <Typography variant="h4" component="h1">
          Турниры
        </Typography>
        <span>{tournaments?.length}</span>
        <TextField
          type="search"
          size="small"
          placeholder={SEARCH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Stack>
      <div style={{ height: window.innerHeight - HEAD_HEIGHT }}>
        <DataGrid
          rows={found}
          columns={columns}
          rowHeight={57}
          loading={!tournaments}
          pageSizeOptions={[PAGE_SIZE]}
          initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
          disableRowSelectionOnClick
          onRowClick={({ row }) => setOpen(row)}
        />
      </div>
      <MuiDetail tournament={open} onClose={() => setOpen(null)} />
    </>
  );
}
