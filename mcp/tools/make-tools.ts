/** Every tool of the request side. There is none that confirms an order, and none can be added here that does (invariant 2). */
import type { RefusalCount } from '#edge';
import type { RequestSide } from '../request-side.ts';
import { boundForGuests, boundTool } from './bound-tool.ts';
import { cancelOrderTool } from './cancel-order.ts';
import { changeCartTool } from './change-cart.ts';
import { getAuditTrailTool } from './get-audit-trail.ts';
import { getOrderTool } from './get-order.ts';
import { getProductTool } from './get-product.ts';
import { listOrdersTool } from './list-orders.ts';
import { previewOrderTool } from './preview-order.ts';
import { redeemOrderTool } from './redeem-order.ts';
import { searchProductsTool } from './search-products.ts';
import { shopHelpTool } from './shop-help.ts';
import type { Tool } from './tool.ts';
import { viewCartTool } from './view-cart.ts';

export function makeTools(side: RequestSide, refusals: RefusalCount): readonly Tool[] {
  const bound = (tool: Tool): Tool => boundTool(tool, { side, refusals });
  const tools = [
    searchProductsTool(side),
    getProductTool(side),
    viewCartTool(side),
    bound(changeCartTool(side)),
    bound(previewOrderTool(side)),
    bound(redeemOrderTool(side)),
    getOrderTool(side),
    listOrdersTool(side),
    bound(cancelOrderTool(side)),
    getAuditTrailTool(side),
    shopHelpTool(side),
  ];
  return tools.map((tool) => boundForGuests(tool, { side, refusals }));
}
