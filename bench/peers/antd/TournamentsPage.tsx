import { useEffect, useMemo, useState } from 'react';
import { Flex, Input, Layout, Table, Typography } from 'antd';
import { SEARCH } from '../common/texts';
import { inOrder, load, makeSearch, type Tournament } from '../common/tournaments';
import { columns } from './columns';
import { Detail } from './Detail';

const HEAD_HEIGHT = 120;

export function TournamentsPage() {
  const [tournaments, setTournaments] = useState<Tournament[]>();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<Tournament | null>(null);
  useEffect(() => void load().then((loaded) => setTournaments(inOrder(loaded))), []);

  const search = useMemo(() => makeSearch(tournaments ?? []), [tournaments]);
  const found = useMemo(() => search(text), [search, text]);
  return (
    <Layout>
      <Flex align="center" gap="middle">
        <Typography.Title level={1} style={{ whiteSpace: 'nowrap' }}>
          Турниры
        </Typography.Title>
        <span>{tournaments?.length}</span>
        <Input.Search
          allowClear
          placeholder={SEARCH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Flex>
      <Table<Tournament>
        virtual
        rowKey="id"
        columns={columns}
        dataSource={found}
        loading={!tournaments}
        pagination={false}
        scroll={{ x: 1200, y: window.innerHeight - HEAD_HEIGHT }}
        onRow={(tournament) => ({ onClick: () => setOpen(tournament) })}
      />
      <Detail tournament={open} onClose={() => setOpen(null)} />
    </Layout>
  );
}
