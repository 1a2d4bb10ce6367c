#!/bin/sh
# Run once by the PostgreSQL image, when its volume is new: the server's own user, who is no superuser, and its database.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
    --set password="$(cat /run/secrets/database_password)" <<'SQL'
CREATE ROLE quintessence LOGIN PASSWORD :'password' NOSUPERUSER NOCREATEDB NOCREATEROLE;
CREATE DATABASE quintessence OWNER quintessence;
REVOKE ALL ON DATABASE quintessence FROM PUBLIC;
SQL
