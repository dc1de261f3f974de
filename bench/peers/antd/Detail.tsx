import { Descriptions, Modal, Space } from 'antd';
import { DETAIL, factsOf, playerFactsOf } from '../common/texts';
import type { Tournament } from '../common/tournaments';

type DetailProps = { tournament: Tournament | null; onClose: () => void };

export const Detail = ({ tournament, onClose }: DetailProps) => (
  <Modal title={DETAIL} open={tournament !== null} footer={null} onCancel={onClose}>
    {tournament && (
      <>
        <Descriptions
          column={2}
          items={factsOf(tournament).map(([label, children]) => ({ key: label, label, children }))}
        />
        {tournament.applications.map((application) => (
          <Space key={application.id} wrap>
            {playerFactsOf(application).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Space>
        ))}
      </>
    )}
  </Modal>
);
