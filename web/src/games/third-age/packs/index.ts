import type { PackPictures } from '../../packs';
import { addable, borderTopic, further, topicsOf } from './board';
import Picture from './Picture.svelte';

const pictures: PackPictures = {
  joined: {
    'map-rohan': 'rohan',
    'setup-rohan': 'rohan',
    'map-gondor': 'gondor',
    'setup-gondor': 'gondor',
  },
  scenarios: ['rohan', 'gondor'],
  hasPicture: (section) => section === 'rohan' || section === 'gondor',
  Picture,
  topicsOf,
  topicOf: borderTopic,
  further,
  addable,
};
export default pictures;
