create schema vault;
create table vault.secrets (name text unique, secret text not null);
create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null, new_description text default '')
returns void language sql as $$ insert into vault.secrets (secret, name) values (new_secret, new_name) $$;
