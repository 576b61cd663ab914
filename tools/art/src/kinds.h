// Every kind of the catalogue: how it is built, and where the camera stands for each of its views.
#pragma once
#include "garment-build.h"
#include "item-build.h"
#include "shoe-build.h"
#include "surface.h"
#include "studio.h"
#include <string>

// azimuth 0 looks at the front; elevation above the horizon; wide = width of the picture in mm at the target
struct Shot { std::string name; float azimuth, elevation, wide; V3 target; bool wall, close; int pair; int turn; };
struct Set { Product product; std::vector<Mesh> parts; std::vector<Shot> views; float bumpStep; };

static const char* const FOOT[] = {"trail-runner", "hiking-boot-mid", "winter-boot", "skate-low", "skate-high", "slip-on", "sandal", "casual-shoe"};

static const char* const WEAR[] = {"shell-jacket", "puffer", "fleece", "vest", "hoodie", "tee", "base-layer", "pants", "shorts"};
static const char* const ITEMS[] = {"backpack", "duffel", "cap", "beanie", "socks", "gloves", "gift-card"};

inline Set buildSet(const std::string& kind, int variant) {
  Set s; s.bumpStep = .22f; s.product = Product{};
  for (int k = 0; k < 8; k++) if (kind == FOOT[k]) {
    s.product.family = 0; s.product.kind = k; s.product.variant = variant; s.product.shoe = shoeSpec(k, variant); s.parts = buildShoe(s.product.shoe);
    float top = k == 2 ? 216 : k == 1 ? 174 : k == 4 ? 150 : 108, mid = top * .5f, room = k == 2 ? 1.13f : 1;
    s.views = {
      {"side", 0, 7, 338 * room, v3(146, 0, mid - 4), false, false, 0, 0},
      {"quarter", -38, 24, 322 * room, v3(146, 0, mid - 6), false, false, 0, 0},
      {"top", 90, 88, 300, v3(146, 62, 60), false, false, 1, 0},
      {"back", 104, 12, 300 * room, v3(60, 62, mid + 4), false, false, 1, 0},
      {"detail", 0, 0, 290, v3(0, 0, 0), true, false, 0, 1},
    };
    return s;
  }
  for (int k = 0; k < 9; k++) if (kind == WEAR[k]) {
    Garment g = garmentSpec(k, variant); s.product.family = 1; s.product.kind = k; s.product.variant = variant; s.product.garment = g; s.parts = buildGarment(g); s.bumpStep = .5f;
    float wide = k == G_PANTS ? 900 : k == G_SHORTS ? 620 : k == G_VEST ? 720 : 860; V3 t = k == G_PANTS ? v3(0, 0, -490) : k == G_SHORTS ? v3(0, 0, -205) : v3(0, 0, g.hood ? 350 : 262); if (g.hood) wide = 900;
    V3 close = k == G_PANTS || k == G_SHORTS ? v3(60, -60, -110) : v3(40, -60, g.hood ? 430 : 455);
    s.views = {{"front", 0, 5, wide, t, true, false, 0, 0}, {"quarter", -34, 4, wide, t, true, false, 0, 0}, {"back", 180, 2, wide, t, true, false, 0, 0}, {"detail", -16, 6, 300, close, true, true, 0, 0}};
    return s;
  }
  for (int k = 0; k < 7; k++) if (kind == ITEMS[k]) {
    Item t{k, variant}; s.product.family = 2; s.product.kind = k; s.product.variant = variant; s.product.item = t; s.parts = buildItem(t); s.bumpStep = k <= 1 ? .4f : .25f; bool wall = k == I_SOCKS || k == I_GLOVES;
    const float wide[] = {520, 690, 264, 310, 460, 400, 256}; V3 c[] = {v3(0, 0, 238), v3(0, 0, 150), v3(0, -26, 50), v3(0, 0, 104), v3(62, 20, sockTop(t) * .5f), v3(6, 20, 72), v3(0, 0, 52)}; float el = k <= 1 ? 8 : wall ? 2 : 12, span = wide[k] * (k != I_SOCKS ? 1 : sockTop(t) > 300 ? 1.15f : sockTop(t) > 200 ? 1 : .76f);
    V3 close[] = {v3(30, -90, 300), v3(0, -120, 170), v3(0, -60, 60), v3(30, -80, 60), v3(30, 0, sockTop(t) - 60), v3(-40, 0, 90), v3(-20, -30, 60)};
    s.views = {{"front", 0, el, span, c[k], wall, false, 0, 0}, {"quarter", k == I_GLOVES ? -22.f : -36.f, el + 8 * !wall, span, c[k], wall, false, 0, 0}, {"back", k == I_CARD ? 0.f : 180.f, el, span, c[k], wall, false, 0, k == I_CARD ? 2 : 0}, {"detail", -18, el + 4, wide[k] * .45f, close[k], wall, true, 0, 0}};
    return s;
  }
  fprintf(stderr, "unknown kind %s\n", kind.c_str()); exit(2);
}

// the second shoe of a pair, or the sole turned to the camera
inline std::vector<Mesh> arrange(const Set& s, const Shot& shot) {
  std::vector<Mesh> out = s.parts;
  if (shot.pair) for (auto m : s.parts) {
    for (auto& v : m.v) { v.p.y = 128 - v.p.y; v.n.y = -v.n.y; }
    for (size_t i = 0; i < m.t.size(); i += 3) std::swap(m.t[i], m.t[i + 1]);
    out.push_back(m);
  }
  if (shot.turn == 2) for (auto& m : out) if (m.shader == SI_CARD) for (auto& v : m.v) { // the card spun in its place, its back to the camera
    V3 c = v3(0, -34, 50.5f), axis = v3(0, cosf(CARD_LEAN), sinf(CARD_LEAN)), d = v.p - c; auto spin = [&](V3 p) { return axis * (2 * dot(axis, p)) - p; }; v.p = c + spin(d); v.n = spin(v.n);
  }
  if (shot.turn == 1) for (auto& m : out) for (auto& v : m.v) { // toe up, sole to the camera (which looks along +y)
    auto rot = [](V3 p) { return v3(p.y, p.z, p.x); };
    v.p = rot(v.p - v3(146, 0, 30)); v.n = rot(v.n);
  }
  return out;
}

inline View frame(const Set& s, const Shot& shot, int w, int h) {
  View c; float az = shot.azimuth * .0174533f, el = shot.elevation * .0174533f; V3 back = v3(sinf(az) * cosf(el) * -1.f, -cosf(az) * cosf(el), sinf(el));
  c.w = w; c.h = h; c.fwd = back * -1.f; V3 hint = shot.elevation > 80 ? v3(1, 0, 0) : v3(0, 0, 1); c.right = norm(cross(c.fwd, hint)); c.up = cross(c.right, c.fwd);
  float dist = shot.wide * 4.2f; c.fov = shot.wide * .5f / dist * h / w; c.eye = shot.target + back * dist;
  c.planeN = shot.wall ? back : v3(0, 0, 1); c.planeP = shot.wall ? shot.target + c.fwd * (shot.wide * (s.product.family == 0 ? .22f : s.product.family == 2 && s.product.kind == I_GLOVES ? .17f : .6f)) : v3(0, 0, 0);
  V3 ld = norm(c.right * -.62f + c.up * .80f + back * (shot.elevation > 80 ? .9f : .52f)); float R = shot.wide * 2.6f; c.lightC = shot.target + ld * R;
  V3 lu = norm(cross(ld, v3(.3f, .2f, 1))), lv = cross(ld, lu); c.lightU = lu * (shot.wide * .75f); c.lightV = lv * (shot.wide * .75f); c.lightPower = .92f * R * R;
  return c;
}
