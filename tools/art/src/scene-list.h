// Every landscape of the shop: where the camera stands, when, and in what weather.
#pragma once
#include "scene.h"
#include <cstring>
#include <string>
#include <vector>

struct NamedScene { std::string id; SceneSpec s; };
inline SceneSpec dawn() {
  SceneSpec s; memset(&s, 0, sizeof s); s.size = 15000; s.tall = 1900; s.fov = .62f; s.cz = 1500; s.sunYaw = 48; s.sunUp = 8; s.sun = v3(1.35f, .86f, .50f); s.zenith = v3(.17f, .27f, .42f); s.horizon = v3(.78f, .60f, .46f); s.haze = v3(.42f, .45f, .52f);
  s.hazeAmount = 9e-5f; s.hazeFall = 1 / 900.f; s.hazeBase = 300; s.snow = 1e6f; s.tree = 900; s.water = -1e9f; s.grass = v3(.13f, .14f, .06f); s.rock = v3(.25f, .225f, .20f); s.leaf = v3(.035f, .06f, .035f); s.cloud = .12f; s.exposure = 1; s.ripple = 1; return s;
}
inline SceneSpec dusk() { SceneSpec s = dawn(); s.sunYaw = -52; s.sunUp = 5; s.sun = v3(1.35f, .66f, .38f); s.zenith = v3(.13f, .19f, .34f); s.horizon = v3(.78f, .52f, .39f); s.haze = v3(.36f, .35f, .43f); return s; }
inline SceneSpec cold() { SceneSpec s = dawn(); s.sun = v3(1.20f, .92f, .70f); s.zenith = v3(.20f, .33f, .52f); s.horizon = v3(.66f, .66f, .68f); s.haze = v3(.50f, .56f, .64f); s.snow = 700; s.grass = v3(.16f, .16f, .13f); return s; }
// the viewpoint as a fraction of the tile
inline void stand(SceneSpec& s, float fx, float fy, float yaw, float above, float pitch) { s.ox = fx * s.size; s.oy = fy * s.size; s.yaw = yaw; s.above = above; s.pitch = pitch; s.sunYaw += yaw; }
inline std::vector<NamedScene> scenes() {
  std::vector<NamedScene> o; auto put = [&](const char* id, SceneSpec s) { o.push_back({id, s}); };
  { auto s = dawn(); s.tall = 2300; stand(s, .26f, .655f, 0, 160, -5); s.crisp = 2; put("ridges-dawn", s); }
  { auto s = dusk(); s.tall = 2500; stand(s, .57f, .10f, 20, 200, -6); s.hazeAmount = 1.5e-4f; put("ridges-dusk", s); }
  { auto s = dawn(); s.tall = 2600; stand(s, .30f, .60f, -20, 420, -7); s.mist = 1; s.cloudTop = 860; s.snow = 1900; put("sea-of-cloud", s); }
  { auto s = cold(); s.tall = 4300; stand(s, .50f, .44f, -14, 800, 3); s.crisp = 3; s.hazeAmount = 5e-5f; s.snow = 700; s.sunUp = 18; s.treeSize = 18; s.tree = 900; put("snow-peaks", s); }
  { auto s = dawn(); s.tall = 3500; stand(s, .50f, .33f, -8, 4, 5); s.hazeAmount = 6e-5f; s.water = 70; s.ripple = .35f; s.treeSize = 18; s.tree = 700; s.treeNear = 120; s.snow = 1500; put("alpine-lake", s); }
  { auto s = dusk(); s.tall = 2100; stand(s, .97f, .56f, 8, 7, 4); s.water = 80; s.ripple = .6f; s.treeSize = 16; s.tree = 560; s.treeNear = 160; put("lake-evening", s); }
  { auto s = dawn(); s.treeSize = 22; s.tree = 1900; stand(s, .34f, .50f, -75, 130, -3); s.treeSize = 17; s.hazeAmount = 4e-4f; s.treeNear = 30; s.sunUp = 12; s.fov = .5f; put("forest-slope", s); }
  { auto s = cold(); s.treeSize = 24; s.tree = 1900; stand(s, .44f, .60f, 40, 52, -2); s.hazeAmount = 1.3e-3f; s.hazeFall = 1 / 500.f; s.snow = 1e6f; s.treeNear = 25; s.fov = .42f; s.sun = s.sun * .7f; put("forest-mist", s); }
  { auto s = dawn(); s.treeSize = 20; s.tree = 1900; stand(s, .12f, .16f, 60, 90, -4); s.leaf = v3(.30f, .12f, .025f); s.hazeAmount = 2.2e-4f; s.treeNear = 40; s.sunUp = 16; put("autumn-forest", s); }
  { auto s = cold(); s.treeSize = 20; s.tree = 1900; stand(s, .62f, .64f, 20, 55, -3); s.snow = -500; s.hazeAmount = 3.5e-4f; s.treeNear = 40; put("winter-forest", s); }
  { auto s = dusk(); s.land = LAND_COAST; s.size = 9000; s.tall = 700; stand(s, .36f, .40f, 70, 60, -3); s.water = 60; s.ripple = 1.6f; s.tree = 300; s.grass = v3(.12f, .13f, .06f); s.rock = v3(.20f, .18f, .17f); s.hazeAmount = 1.8e-4f; put("coast-evening", s); }
  { auto s = cold(); s.land = LAND_COAST; s.size = 9000; s.tall = 760; stand(s, .56f, .61f, 190, 90, -6); s.water = 80; s.ripple = 2.0f; s.snow = 1e6f; s.tree = 420; s.grass = v3(.14f, .15f, .08f); s.hazeAmount = 3e-4f; put("coast-morning", s); }
  { auto s = dusk(); s.land = LAND_DUNE; s.size = 260; s.tall = 34; stand(s, 0, 0, 0, 16, -6); s.rock = v3(.62f, .40f, .22f); s.hazeAmount = 2.5e-4f; s.hazeFall = 1 / 300.f; s.hazeBase = 0; s.sunUp = 9; s.sunYaw = 70; s.haze = v3(.55f, .42f, .36f); put("desert-dunes", s); }
  { auto s = dawn(); s.land = LAND_MESA; s.size = 9000; s.tall = 1100; stand(s, .58f, .17f, 30, 40, 0); s.rock = v3(.42f, .21f, .12f); s.grass = v3(.26f, .17f, .09f); s.sunUp = 16; s.tree = 200; s.hazeAmount = 5e-5f; s.tuft = 1.5f; s.tuftCover = .6f; s.tuftHue = v3(.13f, .13f, .075f); put("mesa-morning", s); }
  { auto s = dusk(); s.land = LAND_MESA; s.size = 9000; s.tall = 1100; stand(s, .22f, .40f, 30, 260, -8); s.rock = v3(.44f, .20f, .11f); s.grass = v3(.28f, .16f, .08f); s.hazeAmount = 1.6e-4f; s.sunUp = 10; put("canyon-dusk", s); }
  { auto s = dusk(); s.land = LAND_CITY; stand(s, .50f, .10f, 0, 0, 4); s.cz = 78; s.tx = 420; s.ty = 2300; s.hazeAmount = 2.6e-4f; s.hazeBase = 0; s.hazeFall = 1 / 260.f; s.sunUp = 2; s.sunYaw = -30; s.sun = s.sun * .8f; s.tall = 2500; s.fov = .5f; put("city-dusk", s); }
  { auto s = dusk(); s.sunUp = 32; s.sunYaw = -70; s.sun = v3(.17f, .20f, .27f); s.zenith = v3(.045f, .08f, .17f); s.horizon = v3(.26f, .24f, .30f); s.haze = v3(.12f, .14f, .21f); s.tall = 2400; stand(s, .48f, .46f, 0, 1.9f, 6); s.thing = THING_TENT; s.tx = 3.0f; s.ty = 14; s.stars = 1; s.exposure = 1.9f; s.cloud = 0; s.stones = .5f; s.treeSize = 11; s.tree = 3000; s.treeNear = 90; put("campsite-night", s); }
  { auto s = dawn(); s.tall = 2000; stand(s, .50f, .42f, 176, 6, 3); s.water = 60; s.ripple = .3f; s.treeSize = 17; s.tree = 620; s.treeNear = 140; s.hazeAmount = 4e-4f; s.hazeFall = 1 / 300.f; put("lake-mist", s); }
  { auto s = dawn(); s.land = LAND_GRANITE; s.size = 5000; s.tall = 820; stand(s, .30f, .56f, 0, 1.7f, 0); s.rock = v3(.42f, .38f, .34f); s.grass = v3(.14f, .13f, .06f); s.tree = 500; s.treeSize = 9; s.treeNear = 700; s.sunUp = 13; s.stones = .8f; s.thing = THING_CAIRN; s.tx = 2.4f; s.ty = 9; put("granite-cairn", s); }
  { auto s = dawn(); s.tall = 2400; stand(s, .48f, .40f, 20, 6, 0); s.path = 1.5f; s.tx = 3; s.grass = v3(.135f, .135f, .06f); s.treeSize = 13; s.tree = 900; s.treeNear = 120; s.tuft = .34f; s.tuftCover = 1.2f; s.tuftHue = v3(.185f, .165f, .08f); s.sunUp = 14; put("trail-morning", s); }
  { auto s = dusk(); s.land = LAND_MOOR; s.size = 9000; s.tall = 900; stand(s, .25f, .63f, 20, 40, -6); s.grass = v3(.20f, .15f, .08f); s.hazeAmount = 2e-4f; s.tuft = .8f; s.tuftCover = 1; s.tuftHue = v3(.13f, .085f, .075f); s.exposure = 1.15f; s.sunUp = 7; put("moor-evening", s); }
  { auto s = cold(); s.sun = v3(1.1f, .90f, .66f); s.zenith = v3(.14f, .17f, .21f); s.horizon = v3(.50f, .48f, .45f); s.haze = v3(.34f, .36f, .39f); s.cloud = .32f; s.tall = 2800; stand(s, .55f, .58f, 160, 300, -2); s.snow = 1350; s.sunUp = 18; s.hazeAmount = 1.0e-4f; s.treeSize = 19; s.tree = 1150; s.treeNear = 30; put("storm-light", s); }
  { auto s = cold(); s.tall = 2200; stand(s, .22f, .28f, 200, 120, -4); s.water = 60; s.snow = 1000; s.treeSize = 16; s.tree = 520; s.treeNear = 200; s.ripple = 1.1f; s.hazeAmount = 1.4e-4f; put("fjord", s); }
  { auto s = dawn(); s.tall = 2600; s.sunUp = 14; s.sunYaw = 62; stand(s, .262f, .645f, -30, 1.7f, 1); s.stones = 1; s.grass = v3(.17f, .15f, .07f); s.thing = THING_CAIRN; s.tx = 2.4f; s.ty = 9; s.snow = 2300; s.tree = 600; s.mist = .8f; s.cloudTop = 800; put("summit-cairn", s); }
  { auto s = dusk(); s.sunUp = -3; s.sun = s.sun * .35f; s.zenith = v3(.07f, .12f, .24f); s.horizon = v3(.42f, .33f, .36f); s.haze = v3(.20f, .22f, .32f); s.tall = 2600; stand(s, .57f, .09f, -28, 260, -2); s.stars = .7f; s.cloud = 0; s.hazeAmount = 1.5e-4f; s.exposure = 1.4f; put("blue-hour", s); }
  return o;
}
