import { itFollowsTheCardModel } from '../../support/model/cards/card-model.js';

itFollowsTheCardModel(50);
