export { hands } from './hands';
export { seatsIn } from './seats';
