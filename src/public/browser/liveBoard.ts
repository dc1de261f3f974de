import './board.css';
