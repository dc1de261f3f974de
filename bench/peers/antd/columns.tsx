import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Space, Tag, Typography, type TableColumnsType } from 'antd';
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

export const columns: TableColumnsType<Tournament> = [
  { title: type, key: type, width: 140, render: (_, row) => <Tag>{row.tournament_type}</Tag> },
  {
    title: date,
    key: date,
    width: 160,
    render: (_, row) => `${formatShortDate(row.date)} ${formatWeekday(row.date)}`,
  },
  {
    title: time,
    key: time,
    width: 150,
    render: (_, row) => formatTimeRange(row.start_time, row.end_time),
  },
  {
    title: level,
    key: level,
    width: 110,
    render: (_, row) => formatLevelRange(row.level_from, row.level_to),
  },
  {
    title: fee,
    key: fee,
    width: 120,
    align: 'right',
    render: (_, row) => formatFee(row.entry_fee),
  },
  {
    title: organizer,
    key: organizer,
    width: 240,
    render: (_, row) => (
      <>
        <div>{row.organizer_name}</div>
        <Typography.Text type="secondary">{row.organizer_phone}</Typography.Text>
      </>
    ),
  },
  {
    title: applications,
    key: applications,
    width: 100,
    align: 'right',
    render: (_, row) => row.applications.length,
  },
  {
    title: actions,
    key: actions,
    width: 110,
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
    render: () => (
      <Space>
        <Button type="text" aria-label="Редактировать" icon={<EditOutlined />} />
        <Button type="text" aria-label="Удалить" icon={<DeleteOutlined />} />
      </Space>
    ),
  },
];
