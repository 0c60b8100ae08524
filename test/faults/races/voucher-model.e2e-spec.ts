import { useOwnService } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { itFollowsTheVoucherModel } from '../../support/model/voucher-model.js';

itFollowsTheVoucherModel(useOwnService(), isSoak ? 500 : 150);
