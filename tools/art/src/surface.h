// What is being photographed, and the surface at any of its points: parts know by their shader whose they are.
#pragma once
#include "garment.h"
#include "item.h"
#include "shoe.h"

struct Product { int family, kind, variant; float bumpStep; Shoe shoe; Garment garment; Item item; };
// called, not inlined: it is large, and compilers would copy it many times
HD_CALL Surf surfaceOf(const Product& p, int shader, V3 rest) {
  if (shader >= SI_BODY) return itemPart(p.item, shader, rest);
  if (shader >= SG_CLOTH) return garmentPart(p.garment, shader, rest);
  return shoePart(p.shoe, shader, rest);
}
