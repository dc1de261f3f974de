import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { DETAIL, factsOf, playerFactsOf } from './texts';
import type { Tournament } from './tournaments';

type DetailProps = { tournament: Tournament | null; onClose: () => void };

/** A tournament's details in an MUI dialog, for the peers built on MUI. */
export const MuiDetail = ({ tournament, onClose }: DetailProps) => (
  <Dialog open={tournament !== null} onClose={onClose}>
    <DialogTitle>{DETAIL}</DialogTitle>
    {tournament && (
      <DialogContent>
        {factsOf(tournament).map(([name, value]) => (
          <Typography key={name}>{`${name}: ${value}`}</Typography>
        ))}
        <List dense>
          {tournament.applications.map((application) => (
            <ListItem key={application.id}>{playerFactsOf(application).join(' ')}</ListItem>
          ))}
        </List>
      </DialogContent>
    )}
  </Dialog>
);
