# Une table sans serveur : tout se passe dans le navigateur.

local-loading = La table se prépare : { $percent } %. On peut lire les règles en attendant.
local-elsewhere = Vos tables sont ouvertes dans un autre onglet. Un seul peut les tenir à la fois.
local-here = Jouer ici
local-failed = La table n’a pas pu démarrer : { $detail }
local-again = Réessayer
local-full = Le navigateur n’a plus de place : ce que vous jouez maintenant n’est pas conservé. Ce qui a été joué avant est en sûreté. Supprimez des parties dont vous n’avez plus besoin, ou libérez de la place.
local-server = Avec d’autres
local-server-says = Ici tout se passe dans votre navigateur, pour vous et ceux qui sont devant votre écran. Jouer depuis plusieurs endroits, trouver des tables ouvertes, être prévenu de son tour et le labo demandent un serveur.
local-server-address = Adresse d’un serveur
local-server-go = Y aller
local-speed = Ici les robots de niveau 5 réfléchissent aussi longtemps que sur un serveur, mais examinent 15 à 55 fois moins de positions, selon le jeu : ils tournent sans être compilés.

error-needs-server = Cela demande un serveur : ici tout se passe dans votre navigateur.
error-storage-full = Le navigateur n’a plus de place pour conserver cela. Supprimez des parties dont vous n’avez plus besoin, ou libérez de la place.

## À la place de ce que dit la page là où il y a un serveur

welcome-text = Des jeux de plateau sur la terre, l’eau, l’air et le feu. Jouez contre un robot ou avec quelqu’un à côté de vous, ici, dans votre navigateur.
challenge-new-text = Choisissez un jeu ; votre navigateur tire une donne que vous ne connaissez pas non plus. Qui a le lien la joue.
error-server-error = Quelque chose s’est mal passé à la table dans votre navigateur.
error-malformed-message = La table dans votre navigateur n’a pas compris cette page. Rechargez-la.
error-storage-failed = Votre navigateur n’a pas pu l’enregistrer ; rien n’a donc eu lieu. Recommencez.
error-no-room-for-tables = Votre navigateur ne tient pas plus de tables. Supprimez-en dont vous n’avez plus besoin.
error-no-room-for-variants = Votre navigateur ne tient pas plus de variantes.
error-no-room-for-documents = Il n’y a plus de place ici pour cela ({ $most } octets).
error-too-many-documents = Votre navigateur garde { $most } choses de ce genre au plus.
error-took-too-much = Cela demande plus de mémoire qu’il n’y en a ici pour une demande.
