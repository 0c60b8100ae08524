import { useService } from '../../support/harness/service.js';
import { itFollowsTheVoucherModel } from '../../support/model/voucher-model.js';

itFollowsTheVoucherModel(useService(), 50);
