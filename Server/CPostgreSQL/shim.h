// Debian's folder is named here, so that neither pkg-config nor a search path is needed.
#include <postgresql/libpq-fe.h>
