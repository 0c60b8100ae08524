import { useOwnService } from '../../support/harness/service.js';
import { itFollowsTheVoucherModel } from '../../support/model/voucher-model.js';

itFollowsTheVoucherModel(useOwnService(), 500, 600_000);
