# The names of cards, mines and events. What a card does is never written here: it is made from its lines.

## Base cards: air and water

card-squall = Squall
card-waterspout = Waterspout
card-drizzle = Drizzle
card-fog-bank = Fog Bank
card-sea-breeze = Sea Breeze
card-sea-foam = Sea Foam
card-rainbow = Rainbow
card-sea-spray = Sea Spray

## Base cards: water and earth

card-mudslide = Mudslide
card-sinkhole = Sinkhole
card-marsh = Marsh
card-groundwater = Groundwater
card-silt = Silt
card-mangrove = Mangrove
card-seedlings = Seedlings
card-river-pebbles = River Pebbles

## Base cards: earth and fire

card-tremor = Tremor
card-molten-rock = Molten Rock
card-fertile-ash = Fertile Ash
card-warm-stones = Warm Stones
card-obsidian = Obsidian
card-red-clay = Red Clay
card-cave-glow = Cave Glow
card-flicker = Flicker

## Base cards: fire and air

card-grass-fire = Grass Fire
card-lightning = Lightning
card-open-sky = Open Sky
card-evening-glow = Evening Glow
card-smoke-plume = Smoke Plume
card-heat-haze = Heat Haze
card-warm-wind = Warm Wind
card-shooting-star = Shooting Star

## Advanced cards: air

card-light-breeze = Light Breeze
card-pollen-cloud = Pollen Cloud
card-migrating-birds = Migrating Birds
card-updraft = Updraft
card-drifting-clouds = Drifting Clouds
card-shared-breath = Shared Breath
card-gust = Gust
card-whirlwind = Whirlwind
card-trade-winds = Trade Winds
card-great-flock = Great Flock
card-clear-sky = Clear Sky
card-hurricane = Hurricane
card-high-wind = High Wind
card-choir-of-winds = Choir of Winds
card-eye-of-the-storm = Eye of the Storm
card-aurora = Aurora

## Advanced cards: water

card-morning-dew = Morning Dew
card-brook = Brook
card-mist = Mist
card-clear-spring = Clear Spring
card-downpour = Downpour
card-rising-tide = Rising Tide
card-torrent = Torrent
card-monsoon = Monsoon
card-delta = Delta
card-geyser = Geyser
card-tsunami = Tsunami
card-crater-lake = Crater Lake
card-oasis = Oasis
card-great-flood = Great Flood
card-maelstrom = Maelstrom

## Advanced cards: earth

card-rich-soil = Rich Soil
card-sleeping-seed = Sleeping Seed
card-deep-roots = Deep Roots
card-echoing-cave = Echoing Cave
card-fertile-hills = Fertile Hills
card-rockslide = Rockslide
card-carpet-of-moss = Carpet of Moss
card-crystal-vein = Crystal Vein
card-landslide = Landslide
card-glade = Glade
card-earthquake = Earthquake
card-watchful-mountain = Watchful Mountain
card-stone-garden = Stone Garden
card-mother-forest = Mother Forest
card-drifting-plates = Drifting Plates

## Advanced cards: fire

card-spark = Spark
card-rain-of-ashes = Rain of Ashes
card-will-o-the-wisp = Will-o’-the-Wisp
card-cleansing-flame = Cleansing Flame
card-wildfire = Wildfire
card-blaze = Blaze
card-fumarole = Fumarole
card-lava-flow = Lava Flow
card-clearing-fire = Clearing Fire
card-ember-storm = Ember Storm
card-eruption = Eruption
card-glowing-stones = Glowing Stones
card-meteor = Meteor
card-burning-cloud = Burning Cloud
card-heart-of-the-volcano = Heart of the Volcano

## Mines of level 1

mine-prospectors-camp = Prospectors’ Camp
mine-sand-dredge = Sand Dredge
mine-mobile-drill = Mobile Drill
mine-open-trench = Open Trench
mine-gravel-pit = Gravel Pit
mine-dust-quarry = Dust Quarry
mine-test-bore = Test Bore
mine-coring-station = Coring Station
mine-peat-cutting = Peat Cutting
mine-powder-store = Powder Store

## Mines of level 2

mine-iron-shaft = Iron Shaft
mine-clay-quarry = Clay Quarry
mine-slate-face = Slate Face
mine-gas-well = Gas Well
mine-coal-gallery = Coal Gallery
mine-sulphur-works = Sulphur Works
mine-tin-washery = Tin Washery
mine-rock-crusher = Rock Crusher
mine-copper-pit = Copper Pit
mine-tailings-pond = Tailings Pond

## Mines of level 3

mine-red-valley-pit = Red Valley Pit
mine-slag-mountain = Slag Mountain
mine-acid-field = Acid Field
mine-smelter = Smelter
mine-bucket-wheel = Bucket Wheel
mine-fracking-field = Fracking Field
mine-uranium-shaft = Uranium Shaft
mine-deep-gallery = Deep Gallery
mine-quicksilver-works = Quicksilver Works
mine-cobalt-terraces = Cobalt Terraces

## Mines of level 4

mine-diverted-river = Diverted River
mine-black-crater = Black Crater
mine-great-furnace = Great Furnace
mine-ore-spaceport = Ore Spaceport
mine-levelled-mountain = Levelled Mountain
mine-core-tap = Core Tap
mine-orbital-lift = Orbital Lift
mine-mining-city = Mining City
mine-mantle-drill = Mantle Drill
mine-mother-shaft = Mother Shaft

## Event cards

event-card-spring-tide = Spring Tide
event-card-thaw = Thaw
event-card-great-bloom = Great Bloom
event-card-equinox = Equinox
event-card-dust-storm = Dust Storm
event-card-eclipse = Eclipse
event-card-great-migration = Great Migration
event-card-solar-wind = Solar Wind
event-card-thunder-season = Thunder Season
event-card-drought = Drought
event-card-meteor-shower = Meteor Shower
event-card-red-moon = Red Moon
