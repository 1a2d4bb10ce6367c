# Les noms des cartes, des mines et des événements. L’effet d’une carte ne s’écrit pas ici : il se compose de ses lignes.

## Cartes de base : air et eau

card-squall = Bourrasque
card-waterspout = Trombe marine
card-drizzle = Bruine
card-fog-bank = Banc de brouillard
card-sea-breeze = Brise marine
card-sea-foam = Écume
card-rainbow = Arc-en-ciel
card-sea-spray = Embruns

## Cartes de base : eau et terre

card-mudslide = Coulée de boue
card-sinkhole = Doline
card-marsh = Marais
card-groundwater = Nappe profonde
card-silt = Limon
card-mangrove = Mangrove
card-seedlings = Jeunes pousses
card-river-pebbles = Galets

## Cartes de base : terre et feu

card-tremor = Secousse
card-molten-rock = Roche en fusion
card-fertile-ash = Cendre fertile
card-warm-stones = Pierres chaudes
card-obsidian = Obsidienne
card-red-clay = Argile rouge
card-cave-glow = Lueur souterraine
card-flicker = Flammèche

## Cartes de base : feu et air

card-grass-fire = Feu d’herbes
card-lightning = Éclair
card-open-sky = Grand ciel
card-evening-glow = Lueur du soir
card-smoke-plume = Panache de fumée
card-heat-haze = Brume de chaleur
card-warm-wind = Vent chaud
card-shooting-star = Étoile filante

## Cartes avancées : air

card-light-breeze = Brise légère
card-pollen-cloud = Nuage de pollen
card-migrating-birds = Oiseaux migrateurs
card-updraft = Courant ascendant
card-drifting-clouds = Nuages vagabonds
card-shared-breath = Souffle partagé
card-gust = Rafale
card-whirlwind = Tourbillon
card-trade-winds = Alizés
card-great-flock = Vol en nuée
card-clear-sky = Ciel lavé
card-hurricane = Ouragan
card-high-wind = Vent d’altitude
card-choir-of-winds = Chœur des vents
card-eye-of-the-storm = Œil du cyclone
card-aurora = Aurore

## Cartes avancées : eau

card-morning-dew = Rosée
card-brook = Ruisseau
card-mist = Brume
card-clear-spring = Source claire
card-downpour = Averse
card-rising-tide = Marée montante
card-torrent = Torrent
card-monsoon = Mousson
card-delta = Delta
card-geyser = Geyser
card-tsunami = Tsunami
card-crater-lake = Lac de cratère
card-oasis = Oasis
card-great-flood = Grande crue
card-maelstrom = Maelström

## Cartes avancées : terre

card-rich-soil = Humus
card-sleeping-seed = Graine dormante
card-deep-roots = Racines profondes
card-echoing-cave = Grotte aux échos
card-fertile-hills = Collines fertiles
card-rockslide = Éboulement
card-carpet-of-moss = Tapis de mousse
card-crystal-vein = Veine de cristal
card-landslide = Glissement de terrain
card-glade = Clairière
card-earthquake = Séisme
card-watchful-mountain = Montagne veilleuse
card-stone-garden = Jardin de pierres
card-mother-forest = Forêt mère
card-drifting-plates = Dérive des plaques

## Cartes avancées : feu

card-spark = Étincelle
card-rain-of-ashes = Pluie de cendres
card-will-o-the-wisp = Feu follet
card-cleansing-flame = Flamme purificatrice
card-wildfire = Feu de brousse
card-blaze = Brasier
card-fumarole = Fumerolle
card-lava-flow = Coulée de lave
card-clearing-fire = Brûlis
card-ember-storm = Tempête de braises
card-eruption = Éruption
card-glowing-stones = Pierres ardentes
card-meteor = Météore
card-burning-cloud = Nuée ardente
card-heart-of-the-volcano = Cœur du volcan

## Mines de niveau 1

mine-prospectors-camp = Camp de prospection
mine-sand-dredge = Drague à sable
mine-mobile-drill = Foreuse mobile
mine-open-trench = Tranchée
mine-gravel-pit = Gravière
mine-dust-quarry = Carrière de poussière
mine-test-bore = Forage d’essai
mine-coring-station = Station de carottage
mine-peat-cutting = Tourbière éventrée
mine-powder-store = Dépôt d’explosifs

## Mines de niveau 2

mine-iron-shaft = Puits de fer
mine-clay-quarry = Carrière d’argile
mine-slate-face = Front d’ardoise
mine-gas-well = Puits de gaz
mine-coal-gallery = Galerie de charbon
mine-sulphur-works = Usine de soufre
mine-tin-washery = Laverie d’étain
mine-rock-crusher = Concasseur
mine-copper-pit = Fosse de cuivre
mine-tailings-pond = Bassin de résidus

## Mines de niveau 3

mine-red-valley-pit = Fosse du Val rouge
mine-slag-mountain = Montagne de scories
mine-acid-field = Champ d’acide
mine-smelter = Fonderie
mine-bucket-wheel = Roue-pelle
mine-fracking-field = Champ de fracturation
mine-uranium-shaft = Puits d’uranium
mine-deep-gallery = Galerie profonde
mine-quicksilver-works = Usine à mercure
mine-cobalt-terraces = Gradins de cobalt

## Mines de niveau 4

mine-diverted-river = Fleuve détourné
mine-black-crater = Cratère noir
mine-great-furnace = Grande fournaise
mine-ore-spaceport = Port spatial
mine-levelled-mountain = Montagne arasée
mine-core-tap = Ponction du noyau
mine-orbital-lift = Ascenseur orbital
mine-mining-city = Ville minière
mine-mantle-drill = Foreuse du manteau
mine-mother-shaft = Puits mère

## Cartes événement

event-card-spring-tide = Grande marée
event-card-thaw = Dégel
event-card-great-bloom = Grande floraison
event-card-equinox = Équinoxe
event-card-dust-storm = Tempête de poussière
event-card-eclipse = Éclipse
event-card-great-migration = Grande migration
event-card-solar-wind = Vent solaire
event-card-thunder-season = Saison des orages
event-card-drought = Sécheresse
event-card-meteor-shower = Pluie de météores
event-card-red-moon = Lune rouge
