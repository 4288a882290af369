// The functions of OpenSSL's libcrypto that Cryptography calls.
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
