import './board/frame.css';
import './board/rounds.css';
import './board/table.css';
import './board/phases.css';
