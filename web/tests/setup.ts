// Waiting ends when the thing is there. The limit only ends what hangs.

import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 300_000 });
