// Every picture of a product outdoors: what stands where, in which colours, before which landscape and in what light.
#pragma once
#include "outside-land.h"
#include "outside-worn.h"

struct Stand { float x, y, turn, lean; bool mirrored; float z; };         // millimetres, degrees
struct Framing { float yaw, distance, above, wide; V3 target; float lens; }; // wide: millimetres across at the target
struct Outing { std::string id, kind; int variant; const char* colours[3]; std::vector<Stand> stands; Place place; std::string landscape; float zoom, level, shift; float sunYaw, sunUp; V3 sun, zenith, horizon, below; float exposure; Framing wide, tall; float rain; int pack; const char* packColours[3]; }; // pack: the variant of the backpack that the garment carries

inline std::vector<Outing> outings() {
  return {
    {"runner-on-granite", "trail-runner", 0, {"#D8C9AE", "#A65A34", "#CFC8BC"}, {{0, 0, -20, 0, false}, {74, 158, -44, 0, true}}, {11, 340, 270, -4.5f, 720, 30, {{-600, 560, 120}, {540, 600, 80}, {-1500, 300, 200}}, 900, 46},
      "ridges-dawn", 1.25f, .26f, .02f, -84, 15, v3(2.55f, 1.70f, 1.06f), v3(.24f, .33f, .46f), v3(.80f, .68f, .56f), v3(.10f, .11f, .09f), 1.f,
      {0, 1900, 330, 860, v3(-185, 0, 92), 8.5f}, {0, 1900, 340, 540, v3(20, 0, 40), 8}, 0, -1, {}},
    {"pack-by-the-lake", "backpack", 3, {"#23485B", "#D29B35", "#CFC8BC"}, {{0, 0, 24, 7, false}}, {23, 260, 220, -8, 800, 40, {{150, 330, 270}, {-520, 380, 110}, {760, 700, 160}}, 900, 70},
      "lake-evening", 1.0f, .42f, -.05f, 58, 20, v3(2.1f, 1.45f, 1.02f), v3(.27f, .33f, .48f), v3(.74f, .62f, .62f), v3(.09f, .10f, .13f), 1.05f,
      {0, 2900, 520, 1400, v3(-250, 0, 228), 14}, {0, 2900, 520, 760, v3(20, 0, 235), 13}, 0, -1, {}},
    {"boot-after-rain", "hiking-boot-mid", 1, {"#6B4A33", "#5B6167", "#EFEBE4"}, {{0, 0, -38, 0, false}}, {37, 235, 215, -2.2f, 700, 30, {{430, 480, 130}, {-420, 700, 100}}, 900, 60},
      "forest-slope", 1.2f, .36f, .05f, -86, 24, v3(1.7f, 1.36f, 1.02f), v3(.34f, .40f, .46f), v3(.66f, .64f, .60f), v3(.09f, .10f, .09f), 1.1f,
      {0, 1500, 300, 720, v3(-90, 0, 80), 8}, {0, 1500, 300, 440, v3(6, 0, 72), 7.5f}, 0, -1, {}},
    {"duffel-at-dusk", "duffel", 0, {"#1F3B2D", "#D8C9AE", "#CFC8BC"}, {{0, 0, 28, 0, false}}, {51, 400, 270, -9, 820, 36, {{-640, 520, 190}, {620, 640, 150}}, 900, 60},
      "ridges-dusk", 1.1f, .30f, .06f, -66, 13, v3(2.5f, 1.42f, .90f), v3(.22f, .28f, .42f), v3(.78f, .58f, .46f), v3(.10f, .10f, .12f), 1.05f,
      {0, 2700, 620, 1480, v3(-200, 0, 170), 13}, {0, 2700, 620, 900, v3(0, 0, 130), 12}, 0, -1, {}},
    {"sneaker-by-the-shore", "casual-shoe", 1, {"#1F3B2D", "#A65A34", "#5B6167"}, {{0, 0, 32, 0, false}, {-110, 190, 6, 0, true}}, {67, 330, 280, -3.6f, 740, 26, {{-420, 560, 100}, {560, 520, 120}}, 900, 40},
      "coast-evening", 1.1f, .26f, 0, 84, 17, v3(2.3f, 1.55f, 1.02f), v3(.26f, .33f, .45f), v3(.78f, .64f, .55f), v3(.10f, .11f, .12f), 1.05f,
      {0, 1700, 340, 800, v3(-110, 0, 80), 9}, {0, 1700, 340, 520, v3(-55, 0, 50), 8}, 0, -1, {}},
    {"red-runner-in-the-wet", "trail-runner", 3, {"#C2412F", "#22262B", "#8A6A4A"}, {{0, 0, -62, 0, false}}, {83, 250, 250, -2.6f, 680, 34, {{-360, 520, 90}, {420, 480, 100}}, 900, 50},
      "forest-mist", 1.1f, .64f, -.14f, -80, 26, v3(1.5f, 1.28f, 1.04f), v3(.36f, .41f, .46f), v3(.64f, .64f, .63f), v3(.09f, .10f, .10f), 1.02f,
      {0, 1400, 270, 640, v3(-60, 0, 66), 8}, {0, 1400, 270, 390, v3(0, 0, 54), 7.5f}, 0, -1, {}},
    {"winter-boot-in-the-thaw", "winter-boot", 0, {"#D29B35", "#22262B", "#8A6A4A"}, {{0, 0, -28, 0, false}, {90, 170, -50, 0, true}}, {97, 340, 270, -3.2f, 720, 34, {{-520, 540, 130}, {600, 620, 120}}, 900, 36},
      "snow-peaks", 1.15f, .21f, -.04f, 66, 17, v3(2.2f, 1.62f, 1.14f), v3(.28f, .38f, .52f), v3(.70f, .68f, .66f), v3(.12f, .13f, .15f), 1.02f,
      {0, 1900, 330, 980, v3(-150, 0, 108), 9.5f}, {0, 1900, 330, 600, v3(24, 0, 88), 9}, 0, -1, {}},
    {"pack-before-the-storm", "backpack", 3, {"#1F3B2D", "#4C7A93", "#8A6A4A"}, {{0, 0, -30, 6, false}}, {113, 270, 220, -8, 800, 44, {{-140, 320, 260}, {520, 420, 120}, {-820, 640, 150}}, 900, 60},
      "storm-light", 1.0f, .14f, .04f, -64, 19, v3(2.0f, 1.48f, 1.02f), v3(.20f, .24f, .29f), v3(.56f, .54f, .51f), v3(.09f, .10f, .11f), 1.08f,
      {0, 2900, 500, 1400, v3(-260, 0, 228), 14}, {0, 2900, 500, 760, v3(-10, 0, 232), 13}, 0, -1, {}},
    {"into-the-weather", "shell-jacket", 0, {"#C8872B", "#22262B", "#EFEBE4"}, {{0, 0, 206, 0, false, 1000}}, {131, 270, 220, -8, 800, 44, {}, 300, 0},
      "storm-light", 1.0f, .44f, .0f, -70, 24, v3(1.9f, 1.55f, 1.2f), v3(.26f, .30f, .35f), v3(.56f, .55f, .53f), v3(.10f, .11f, .11f), 1.05f,
      {0, 3600, 1500, 1720, v3(-400, 0, 1474), 15}, {0, 3600, 1500, 920, v3(-10, 0, 1536), 14}, .5f, 3, {"#4C7A93", "#2B4A63", "#D8C9AE"}},
  };
}
inline V3 dyeOf(const char* hex) { unsigned v = (unsigned)strtoul(hex + 1, nullptr, 16); auto lin = [](float x) { return x <= .04045f ? x / 12.92f : powf((x + .055f) / 1.055f, 2.4f); }; return v3(lin((v >> 16 & 255) / 255.f), lin((v >> 8 & 255) / 255.f), lin((v & 255) / 255.f)); }
// the product's meshes, turned to where they stand; shoes turn about their middle
inline std::vector<Mesh> standing(const Outing& q, const Set& set, const std::vector<Mesh>& parts) {
  std::vector<Mesh> out;
  for (auto& s : q.stands) for (auto m : parts) {
    float a = s.turn * .0174533f, l = s.lean * .0174533f; bool shoe = set.product.family == 0;
    auto turned = [&](V3 p) { p = v3(p.x, p.y * cosf(l) + p.z * sinf(l), p.z * cosf(l) - p.y * sinf(l)); return v3(p.x * cosf(a) - p.y * sinf(a), p.x * sinf(a) + p.y * cosf(a), p.z); };
    for (auto& v : m.v) { V3 p = v.p - v3(shoe ? 146 : 0, 0, 0), n = v.n; if (s.mirrored) { p.y = -p.y; n.y = -n.y; } v.p = turned(p) + v3(s.x, s.y, s.z); v.n = turned(n); }
    if (s.mirrored) for (size_t i = 0; i < m.t.size(); i += 3) std::swap(m.t[i], m.t[i + 1]);
    out.push_back(m);
  }
  return out;
}
inline std::vector<std::string> secondKinds() { std::vector<std::string> o(FOOT, FOOT + 8); o.push_back("backpack"); o.push_back("duffel"); return o; }
// A product's second picture: the light and the landscape of one of the outings above, on a slab of its own.
inline Outing secondPicture(const std::string& kind, int variant) {
  static const int FOOT_PLACES[] = {4, 0, 2, 5, 6}, PACK_PLACES[] = {1, 7, 3, 0}; auto all = outings(); int k = 0; while (k < 8 && kind != FOOT[k]) k++;
  bool shoe = k < 8, duffel = kind == "duffel"; int place = shoe ? FOOT_PLACES[(k + variant) % 5] : PACK_PLACES[(variant + 2 * duffel) % 4]; Outing q = all[place]; q.id = kind + "-" + std::to_string(variant) + "-outdoors"; q.kind = kind; q.variant = variant; q.place.seed += 131 * (shoe ? k + 1 : 9 + duffel);
  if (!shoe) { const Outing& like = all[duffel ? 3 : variant == 3 ? 7 : 1]; q.stands = like.stands; uint32_t seed = q.place.seed; q.place = like.place; q.place.seed = seed; q.tall = like.tall; return q; }
  float room = k == 2 ? 1.22f : k == 1 ? 1.08f : k == 4 ? 1.04f : 1, wide = (q.stands.size() > 1 ? 485 : 390) * room; q.tall.target = v3(q.tall.target.x, 0, (k == 2 ? 96 : k == 1 ? 80 : k == 4 ? 70 : 62)); q.tall.distance *= wide / q.tall.wide; q.tall.above *= wide / q.tall.wide; q.tall.wide = wide; return q;
}
