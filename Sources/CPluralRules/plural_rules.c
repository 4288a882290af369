#include "CPluralRules.h"

#include <string.h>
#include <unicode/upluralrules.h>

void plural_category(const char *language, double number, char *category) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(language, &status);
  UChar text[8];
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    length = uplrules_select(rules, number, text, 8, &status);
    uplrules_close(rules);
  }
  if (U_FAILURE(status) || length <= 0 || length > 7) {
    strcpy(category, "other");
    return;
  }
  // Categories are ASCII.
  for (int32_t index = 0; index < length; index += 1) category[index] = (char)text[index];
  category[length] = 0;
}
