/** An Army's way from one region to another. */
export interface Way {
  from: string;
  to: string;
  is: 'move' | 'attack';
}
