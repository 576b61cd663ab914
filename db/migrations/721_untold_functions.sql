-- Later: Nothing calls them any more.
drop function if exists style_changed(), colour_changed(), sku_changed(), colour_price_changed(), sku_fact_changed(),
  category_changed(), membership_changed(), promotion_changed();
drop function if exists notify_product_of_colour(text);
