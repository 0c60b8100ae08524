import { isSoak } from '../../support/harness/soak.js';
import { itFollowsTheCardModel } from '../../support/model/cards/card-model.js';

itFollowsTheCardModel(isSoak ? 500 : 150);
