import { itFollowsTheCardModel } from '../../support/model/cards/card-model.js';

itFollowsTheCardModel(500, 900_000);
