// What is being photographed, and the surface at any of its points.
#pragma once
#include "garment.h"
#include "item.h"
#include "shoe.h"

struct Product { int family, kind, variant; float bumpStep; Shoe shoe; Garment garment; Item item; };
// called, not inlined: it is large, and compilers would copy it many times
HD_CALL Surf surfaceOf(const Product& p, int shader, V3 rest) {
  if (p.family == 1) return garmentPart(p.garment, shader, rest);
  if (p.family == 2) return itemPart(p.item, shader, rest);
  return shoePart(p.shoe, shader, rest);
}
