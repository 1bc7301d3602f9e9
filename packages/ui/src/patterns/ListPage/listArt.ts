export { EmptyArt } from '../../components/Illustration/EmptyArt.tsx';
export { NoResultsArt } from '../../components/Illustration/NoResultsArt.tsx';
