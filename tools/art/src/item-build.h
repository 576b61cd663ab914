// Bags, hats, socks, gloves and the gift card on the host.
#pragma once
#include "item.h"
#include "mesh.h"

static const float CARD_LEAN = 1.18f; // how steeply the gift card leans on its stones, in radians

struct ItemMaker {
  Item t; std::vector<Mesh> parts;
  void solid(const Field& f, V3 lo, V3 hi, float h, int sh) { Mesh m = contour(f, lo, hi, h, 2.f); m.shader = sh; parts.push_back(m); }
  void strap(const std::vector<V3>& c, V3 up, float hw, float ht, int sh, float power = 5) { auto p = spline(c, 10); parts.push_back(sweep(p, {up}, hw, ht, sh, 16, power)); }
  V3 press(const Field& f, V3 o, V3 d, float off) { float s = 600; while (s > 0 && f(o + d * s) > off) s -= 2; float a = s, b = s + 2; for (int k = 0; k < 10; k++) { float m = (a + b) / 2; (f(o + d * m) > off ? b : a) = m; } return o + d * a; }
  void pad(const std::vector<V3>& c, V3 up, float hw, float ht, float first, float last) { // a padded strap that narrows towards its ends
    auto p = spline(c, 12); const int seg = 24, n = (int)p.size(); Mesh m = sweep(p, {up}, hw, ht, SI_PAD, seg, 3.2f);
    for (int i = 0; i < n; i++) { float t = i / (n - 1.f), k = t < .4f ? mixf(first, 1, sstep(0, .4f, t)) : mixf(1, last, sstep(.4f, 1, t)); for (int q = 0; q < seg; q++) { V3& w = m.v[i * seg + q].p; w = p[i] + (w - p[i]) * k; } }
    recomputeNormals(m); parts.push_back(m);
  }
  void box(V3 c, V3 h, int sh) { strap({c - v3(h.x, 0, 0), c - v3(h.x * .5f, 0, 0), c + v3(h.x * .5f, 0, 0), c + v3(h.x, 0, 0)}, v3(0, -1, 0), h.z, h.y, sh, 6); }
  void backpack() {
    Item q = t; int v = t.variant; Field f = [q](V3 p) { return packField(q, p); }, g = [q](V3 p) { return packPocket(q, p); }; Field both = [=](V3 p) { return fminf(f(p), g(p)); };
    solid([=](V3 p) { return smax(f(p), 3 - p.z, 8); }, v3(-185, -120, -14), v3(185, 130, 520), 3.f, SI_BODY); solid(g, v3(-185, -140, 0), v3(185, 110, 280), 2.6f, SI_POCKET);
    auto arc = [&](float w, float z0, float z1, const Field& s, int n) { std::vector<V3> c; for (int i = 0; i <= n; i++) { float a = 3.14159f * i / n, x = -w * cosf(a), z = z0 + (z1 - z0) * powf(sinf(a), .55f); c.push_back(press(s, v3(x, -10, z), v3(0, -1, 0), .6f)); } strap(c, v3(0, -1, .2f), 4.2f, 1.5f, SI_ZIP, 2.4f); V3 e = c[n - 1]; strap({e + v3(0, -3, 0), e + v3(2, -4, -12), e + v3(2, -4, -30)}, v3(0, -1, 0), 3, 1.4f, SI_WEB); };
    if (v == 0 || v == 3) arc(104, v == 3 ? 300 : 280, 442, f, 24); arc(v == 3 ? 108 : 92, v == 3 ? 196 : 150, v == 3 ? 222 : 226, both, 20);
    if (v == 1) { for (int s = -1; s <= 1; s += 2) { strap({v3(s * 112.f, 0, 480), v3(s * 138.f, -6, 440), v3(s * 148.f, -4, 360), v3(s * 148.f, -2, 300)}, v3(s, 0, .1f), 10, 1.4f, SI_WEB); } strap({v3(-108, -24, 470), v3(-50, -28, 471), v3(50, -28, 471), v3(108, -24, 470)}, v3(0, -1, 0), 4, 2, SI_WEB); std::vector<V3> c; for (int i = 0; i <= 8; i++) c.push_back(press(both, v3(0, -6, 486 - i * 26.f), v3(0, -1, 0), 1.2f)); strap(c, v3(0, -1, 0), 11, 1.4f, SI_WEB); V3 b = c[5]; box(b + v3(0, -4, 0), v3(16, 5, 22), SI_PLASTIC); }
    if (v == 2) for (int s = -1; s <= 1; s += 2) { std::vector<V3> c; for (int i = 0; i <= 16; i++) c.push_back(press(both, v3(s * 66.f, -4, 476 - i * 18.75f), v3(0, -1, 0), 3.4f)); strap(c, v3(0, -1, 0), 11, 1.6f, SI_WEB); V3 b = c[8]; box(b + v3(0, -4, 0), v3(15, 5, 20), SI_PLASTIC); }
    strap({v3(-28, 66, 466), v3(-26, 70, 496), v3(0, 72, 508), v3(26, 70, 496), v3(28, 66, 466)}, v3(0, 1, 0), 9, 2.2f, SI_WEB);
    solid([](V3 p) { float a = sbox(v3(fabsf(p.x) - 50, p.y - 68, p.z - 318), v3(38, 27, 84), 0, 4), b = sbox(v3(fabsf(p.x) - 57, p.y - 71, p.z - 142), v3(45, 28, 62), 0, 4); return fminf(a, b) * .8f; }, v3(-112, 40, 70), v3(112, 106, 412), 2.4f, SI_SPACER);
    for (int s = -1; s <= 1; s += 2) {
      pad({v3(s * 36.f, 70, 462), v3(s * 42.f, 100, 462), v3(s * 62.f, 126, 415), v3(s * 90.f, 134, 335), v3(s * 102.f, 128, 255), v3(s * 97.f, 116, 185), v3(s * 92.f, 106, 140)}, v3(s * .25f, 1, .3f), 27, 6.5f, .82f, .68f);
      strap({v3(s * 92.f, 106, 150), v3(s * 100.f, 100, 108), v3(s * 118.f, 88, 64), v3(s * 128.f, 70, 36)}, v3(s * .3f, 1, .2f), 10, 1.4f, SI_WEB); box(v3(s * 93.f, 107, 138), v3(13, 4, 9), SI_PLASTIC);
      strap({v3(s * 56.f, 124, 428), v3(s * 58.f, 112, 452), v3(s * 60.f, 84, 470)}, v3(s * .3f, .6f, .6f), 8, 1.3f, SI_WEB);
      if (v == 1 || v == 2) { pad({v3(s * 88.f, 86, 72), v3(s * 132.f, 84, 70), v3(s * 168.f, 52, 66), v3(s * 178.f, 4, 62), v3(s * 170.f, -34, 60)}, v3(s, .5f, .1f), 27, 6, .95f, .55f); strap({v3(s * 170.f, -34, 60), v3(s * 160.f, -62, 54), v3(s * 148.f, -72, 30), v3(s * 146.f, -74, 6)}, v3(s, -.6f, 0), 10, 1.3f, SI_WEB); }
    }
    strap({v3(-92, 143, 332), v3(-50, 147, 327), v3(0, 148, 325), v3(50, 147, 327), v3(92, 143, 332)}, v3(0, 1, 0), 7, 1.2f, SI_WEB); box(v3(6, 150, 325), v3(15, 4, 12), SI_PLASTIC);
    for (int s = -1; s <= 1; s += 2) { std::vector<V3> c; for (int i = 0; i <= 6; i++) { float k = i / 6.f; c.push_back(press(f, v3(0, 60 - 120 * k, 330 - 30 * k), v3((float)s, 0, 0), 1.f)); } strap(c, v3((float)s, 0, 0), 8, 1.2f, SI_WEB); }
  }
  void duffel() {
    Item q = t; Field f = [q](V3 p) { return fmaxf(duffelField(q, p), -p.z); }; solid(f, v3(-310, -170, -4), v3(310, 170, 310), 3.2f, SI_BODY);
    std::vector<V3> z; for (int i = 0; i <= 24; i++) { float x = -238 + 476.f * i / 24; z.push_back(press(f, v3(x, 0, 140), v3(0, 0, 1), .8f)); } strap(z, v3(0, 0, 1), 5, 1.8f, SI_ZIP, 2.4f); for (int e = -1; e <= 1; e += 2) { std::vector<V3> c; for (int i = 0; i <= 24; i++) { V3 o = v3(-244 + 488.f * i / 24, e * 10.f, 140); c.push_back(press(f, o, v3(0, 0, 1), .8f)); } strap(c, v3(0, 0, 1), 6, .9f, SI_WEB); }
    for (int s = -1; s <= 1; s += 2) { std::vector<V3> path; for (int i = 0; i <= 32; i++) { float a = -1.25f + i * (3.14159f + 2.5f) / 32; path.push_back(press(f, v3(s * 118.f, 0, 140), v3(0, -cosf(a), sinf(a)), 3.f)); }
      auto p = spline(path, 5); std::vector<V3> up; for (auto& w : p) up.push_back(norm(v3(0, w.y, w.z - 140))); parts.push_back(sweep(p, up, 17, 2.6f, SI_WEB, 14, 5)); }
    for (int s = -1; s <= 1; s += 2) { std::vector<V3> c; for (int i = 0; i <= 60; i++) { float a = -1.5708f + 6.2831853f * i / 60; c.push_back(press(f, v3(s * 238.f, 0, 140), v3(0, cosf(a), sinf(a)), 1.f)); } auto p = spline(c, 3); std::vector<V3> up; for (auto& w : p) up.push_back(norm(v3(0, w.y, w.z - 140))); parts.push_back(sweep(p, up, 3.6f, 3.2f, SI_WEB, 12, 2)); } // piping round the ends
    if (t.variant != 1) { std::vector<V3> c; for (int i = 0; i <= 16; i++) { float x = -88 + 11.f * i; c.push_back(press(f, v3(x, 0, 196 - .0010f * x * x), v3(0, -1, 0), .8f)); } strap(c, v3(0, -1, .4f), 4.6f, 1.6f, SI_ZIP, 2.4f); V3 e = c[14]; strap({e + v3(0, -3, 0), e + v3(-2, -6, -13), e + v3(-3, -6, -34)}, v3(0, -1, 0), 3.4f, 1.5f, SI_WEB); }
    for (int e = -1; e <= 1; e += 2) { // carry handles, falling to the front and the back
      float y = e * 118.f; std::vector<V3> c = {v3(-118, e * 126.f, 210), v3(-112, y + e * 4, 262), v3(-78, y * .8f, 316 - (e > 0) * 6), v3(0, y * .62f, 338 - (e > 0) * 8), v3(78, y * .8f, 316 - (e > 0) * 6), v3(112, y + e * 4, 262), v3(118, e * 126.f, 210)}; strap(c, v3(0, (float)e, .35f), 15, 2.2f, SI_WEB); }
    box(v3(0, -72, 334), v3(42, 7, 20), SI_PLASTIC); for (int s = -1; s <= 1; s += 2) strap({v3(s * 286.f, -48, 190), v3(s * 306.f, -20, 206), v3(s * 308.f, 20, 206), v3(s * 288.f, 48, 190)}, v3(s, 0, 0), 13, 2, SI_WEB);
  }
  std::vector<Mesh> make() {
    Item q = t; int v = t.variant;
    if (t.kind == I_BACKPACK) backpack(); else if (t.kind == I_DUFFEL) duffel();
    else if (t.kind == I_CAP) {
      Field f = [q](V3 p) { float c = crown(q, p); return smax(smax(smax(c, -(c + 2.2f), .6f), -p.z + .5f, .6f), -capGap(p), 1.f); }; solid(f, v3(-100, -106, -4), v3(100, 120, 136), 1.1f, SI_BODY);
      Field whole = [q](V3 p) { return crown(q, p); }; std::vector<V3> c; for (int i = 0; i <= 12; i++) c.push_back(press(whole, v3(-45 + 7.5f * i, 0, 11), v3(0, 1, 0), .9f)); strap(c, v3(0, 1, .1f), 8.5f, 1.3f, SI_WEB, 5); V3 mid = c[6] + v3(9, .6f, 0); for (int k = -1; k <= 1; k += 2) { strap({mid + v3(k * 11.f, 2, -11), mid + v3(k * 11.f, 2.4f, 0), mid + v3(k * 11.f, 2, 11)}, v3(0, 1, 0), 1.8f, 1.4f, SI_PLASTIC, 2); strap({mid + v3(-11, 2, k * 10.f), mid + v3(0, 2.4f, k * 10.f), mid + v3(11, 2, k * 10.f)}, v3(0, 1, 0), 1.8f, 1.4f, SI_PLASTIC, 2); } solid([q](V3 p) { return brim(q, p); }, v3(-96, -172, -50), v3(96, -40, 40), 1.1f, SI_BRIM); float top = 112 * (v == 3 ? 1.10f : 1); strap({v3(-6, 6, top + 1), v3(0, 6, top + 3), v3(6, 6, top + 1)}, v3(0, 0, 1), 6, 3, SI_BRIM, 2);
      float low = 99; for (auto& m : parts) for (auto& w : m.v) low = std::min(low, w.p.z); for (auto& m : parts) for (auto& w : m.v) w.p.z -= low;
    } else if (t.kind == I_BEANIE) { solid([q](V3 p) { return beanieField(q, p); }, v3(-125, -130, -6), v3(125, 130, 245), 1.5f, SI_BODY); if (v == 0 || v == 3) { if (v == 0) { solid([](V3 p) { V3 c = p - v3(0, 0, 222); return len(c) - 31 + 5.f * vnoise(p * .16f) + 3.f * vnoise(p * .45f); }, v3(-45, -45, 180), v3(45, 45, 266), 1.2f, SI_POM); } } }
    else if (t.kind == I_SOCKS) {
      Field f = [q](V3 p) { float s = sockField(q, p), d = sockTop(q) - p.z; return smax(smax(s, -(s + 2.4f + 99 * (p.z < sockTop(q) - 60)), .8f), -d, 1.2f); }; solid(f, v3(-75, -46, -6), v3(225, 46, sockTop(t) + 4), 1.3f, SI_BODY); Mesh m = parts[0]; for (auto& w : m.v) { float c = cosf(.10f), s = sinf(.10f); float x = w.p.x, z = w.p.z; w.p = v3(x * c - z * s + 34, w.p.y + 46, x * s + z * c + 4); w.n = v3(w.n.x * c - w.n.z * s, w.n.y, w.n.x * s + w.n.z * c); } parts.push_back(m);
    } else if (t.kind == I_GLOVES) {
      Field f = [q](V3 p) { float s = gloveField(q, p), d = p.z - gloveEnd(q); return smax(smax(s, -(s + 3 + 99 * (p.z > gloveEnd(q) + 40)), 1), -d, 1.2f); }; solid(f, v3(-90, -62, gloveEnd(t) - 4), v3(120, 62, 236), 1.3f, SI_BODY); Mesh a = parts[0], b = a; parts.clear();
      auto place = [](Mesh& m, bool mirror, float ang, V3 at, bool turn) { for (auto& w : m.v) { V3 p = w.p, n = w.n; if (turn) { p = v3(-p.x, -p.y, p.z); n = v3(-n.x, -n.y, n.z); } if (mirror) { p.x = -p.x; n.x = -n.x; } float c = cosf(ang), s = sinf(ang); w.p = v3(p.x * c - p.z * s, p.y, p.x * s + p.z * c) + at; w.n = v3(n.x * c - n.z * s, n.y, n.x * s + n.z * c); } if (mirror) for (size_t i = 0; i < m.t.size(); i += 3) std::swap(m.t[i], m.t[i + 1]); };
      place(a, false, -.14f, v3(72, 0, 0), true); place(b, true, .18f, v3(-74, 4, -10), true); parts = {a, b};
    } else {
      solid([](V3 p) { return stoneField(p); }, v3(-95, -30, -2), v3(95, 140, 128), 1.4f, SI_STONE);
      Mesh m = contour([](V3 p) { return sdBox(p, v3(86, 54, .9f), .5f) * 1.f + fmaxf(0.f, len(v3(fmaxf(fabsf(p.x) - 78, 0.f), fmaxf(fabsf(p.y) - 46, 0.f), 0)) - 8); }, v3(-92, -60, -4), v3(92, 60, 4), .7f, 1.6f); m.shader = SI_CARD; float a = CARD_LEAN; for (auto& w : m.v) { auto rot = [&](V3 p) { return v3(p.x, p.y * cosf(a) - p.z * sinf(a), p.y * sinf(a) + p.z * cosf(a)); }; w.p = rot(w.p) + v3(0, -34, 50.5f); w.n = rot(w.n); } parts.push_back(m);
    }
    return parts;
  }
};
inline std::vector<Mesh> buildItem(const Item& t) { ItemMaker m; m.t = t; return m.make(); }
