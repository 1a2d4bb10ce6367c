# Une table sans serveur : tout se passe dans le navigateur.

local-loading = Les règles se chargent : { $percent } %. On peut lire les règles en attendant.
local-elsewhere = Vos tables sont ouvertes dans un autre onglet. Un seul peut les tenir à la fois.
local-here = Jouer ici
local-failed = La table n’a pas pu démarrer : { $detail }
local-again = Réessayer
local-full = Le navigateur n’a plus de place : ce que vous jouez maintenant n’est pas conservé. Ce qui a été joué avant est en sûreté. Supprimez des parties dont vous n’avez plus besoin, ou libérez de la place.
local-server = Avec d’autres
local-server-says = Ici tout se passe dans votre navigateur, pour vous et ceux qui sont devant votre écran. Jouer depuis plusieurs endroits, trouver des tables ouvertes et être prévenu de son tour demandent un serveur.
local-server-address = Adresse d’un serveur
local-server-go = Y aller
local-speed = Ici les robots de niveau 5 réfléchissent aussi longtemps qu’ailleurs, mais voient moins loin : ils tournent sans être compilés.

error-needs-server = Cela demande un serveur : ici tout se passe dans votre navigateur.
error-storage-full = Le navigateur n’a plus de place pour conserver cela. Supprimez des parties dont vous n’avez plus besoin, ou libérez de la place.
